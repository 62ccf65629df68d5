import { contact } from '@vesika/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../../platform/env.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { serve } from '../../platform/http/route.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';

interface ContactParts {
  mailer: Mailer;
  to: string;
  limit: (request: FastifyRequest) => Promise<void>;
}

export function serveContact(app: FastifyInstance, { mailer, to, limit }: ContactParts): void {
  serve(
    app,
    contact,
    async (request) => {
      const { email, topic, message, language } = request.body;
      const mail = {
        to,
        replyTo: email,
        subject: `Vesika: ${topic} (${language})`,
        text: `${message}\n\n${email}`,
        html: `<p dir="auto" style="white-space:pre-wrap">${escapeHtml(message)}</p><p>${escapeHtml(email)}</p>`,
      };
      try {
        await mailer.send(mail);
      } catch (error) {
        throw new ServiceError('mail-unavailable', {}, { cause: error });
      }
      return { sent: true } as const;
    },
    { onRequest: limit },
  );
}

type ContactNeeds = Pick<Platform, 'mailer' | 'limits'>;

export function registerContact(app: FastifyInstance, env: Environment, needs: ContactNeeds): void {
  serveContact(app, {
    mailer: needs.mailer,
    to: env.CONTACT_EMAIL ?? env.MAIL_FROM,
    limit: needs.limits.hook({ perAddress: env.CONTACT_PER_ADDRESS, windowMs: 3_600_000 }),
  });
}
