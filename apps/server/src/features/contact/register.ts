import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../platform/env.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { serveContact } from './contact.ts';

interface ContactNeeds {
  mailer: Mailer;
  limits: RateLimits;
}

export function registerContact(app: FastifyInstance, env: Environment, needs: ContactNeeds): void {
  serveContact(app, {
    mailer: needs.mailer,
    to: env.CONTACT_EMAIL ?? env.MAIL_FROM,
    limit: needs.limits.hook({ perAddress: env.CONTACT_PER_ADDRESS, windowMs: 3_600_000 }),
  });
}
