import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../platform/env.ts';
import type { Platform } from '../../platform/platform.ts';
import { serveContact } from './contact.ts';

type ContactNeeds = Pick<Platform, 'mailer' | 'limits'>;

export function registerContact(app: FastifyInstance, env: Environment, needs: ContactNeeds): void {
  serveContact(app, {
    mailer: needs.mailer,
    to: env.CONTACT_EMAIL ?? env.MAIL_FROM,
    limit: needs.limits.hook({ perAddress: env.CONTACT_PER_ADDRESS, windowMs: 3_600_000 }),
  });
}
