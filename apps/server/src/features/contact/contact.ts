import { randomUUID } from 'node:crypto';
import { contact } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { dayMs, hourMs } from '../../platform/clock/durations.ts';
import { forgetting } from '../../platform/database/forget.ts';
import type { Environment } from '../../platform/env.ts';
import { serve } from '../../platform/http/route.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { sendOrRefuse } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { contactMessages } from '../../schema/index.ts';
import { noteMessage } from './messages.ts';

const retentionDays = 365;

export function registerContact(
  app: FastifyInstance,
  env: Environment,
  { db, clock, mailer }: Pick<Platform, 'db' | 'clock' | 'mailer'>,
): void {
  const to = env.CONTACT_EMAIL ?? env.MAIL_FROM;
  serve(
    app,
    contact,
    { onRequest: app.limits.hook({ perAddress: env.CONTACT_PER_ADDRESS, windowMs: hourMs }) },
    async (request) => {
      const { email, topic, message, language } = request.body;
      const mail = {
        to,
        replyTo: email,
        subject: `Vesika: ${topic} (${language})`,
        text: `${message}\n\n${email}`,
        html: `<p dir="auto" style="white-space:pre-wrap">${escapeHtml(message)}</p><p>${escapeHtml(email)}</p>`,
      };
      await sendOrRefuse(mailer, mail);
      await noteMessage(db, { id: randomUUID(), ...request.body, at: new Date(clock()) });
      return { sent: true } as const;
    },
  );
}

export const forgetMessages = forgetting(contactMessages, contactMessages.at, retentionDays * dayMs);
