import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createPreviewLimits } from '../features/photos/payment/preview-limits.ts';
import {
  type RequirementLookup,
  requirementFor as requirementOfRecords,
} from '../features/requirements/photo-requirements/requirement-for.ts';
import { type Clock, systemClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Environment } from '../platform/env.ts';
import { createCounters } from '../platform/limits/counters.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import { openUnsentMails } from '../platform/mail/unsent-mails.ts';
import { measuredMailer } from '../platform/metrics/measure-mails.ts';
import { measuredStorage } from '../platform/metrics/measure-storage.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { createFingerprint } from '../platform/secrets/fingerprint.ts';
import { loadSigningKeys } from '../platform/secrets/signing-secret.ts';
import { watchFreeSpace } from '../platform/storage/free-space.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { createSignedLinks } from '../platform/storage/signed-links.ts';

/** What a test may bring of its own. */
export interface FoundationParts {
  clock?: Clock;
  requirementFor?: RequirementLookup;
}

export type Foundations = Awaited<ReturnType<typeof openFoundations>>;

/** What every role stands on. */
export async function openFoundations(app: FastifyInstance, env: Environment, parts: FoundationParts) {
  const clock = parts.clock ?? systemClock;
  const keys = await loadSigningKeys(env.DATA_DIR, env.SIGNING_SECRET);
  const links = createSignedLinks({ secret: keys.links, clock, publicUrl: env.PUBLIC_URL });
  const metrics = createMetrics();
  const storage = measuredStorage(await openStorage({ env, links, log: app.log }), metrics);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    folder: env.DATABASE_DIR,
    connectionsMax: env.DATABASE_CONNECTIONS,
    log: app.log,
  });
  app.addHook('onClose', () => database.close());
  const fingerprint = createFingerprint(keys.fingerprints);

  const outboxFolder = join(env.DATA_DIR, 'outbox');
  const mailer = measuredMailer(
    openMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outboxFolder }),
    metrics,
  );
  app.addHook('onClose', async () => mailer.close());
  const unsent = await openUnsentMails({ folder: join(env.DATA_DIR, 'unsent'), mailer, log: app.log });
  app.addHook('onClose', () => unsent.stop());

  return {
    clock,
    requirementFor: parts.requirementFor ?? requirementOfRecords,
    keys,
    links,
    storage,
    database,
    db: database.db,
    fingerprint,
    openCounter: createCounters(database.pool, fingerprint),
    metrics,
    mailer,
    /** For what nobody waits for. */
    patientMailer: unsent,
    outboxFolder,
    previewLimits: createPreviewLimits({
      perDay: env.PREVIEWS_PER_DAY,
      perAddress: env.PREVIEWS_PER_ADDRESS,
      perOriginal: env.PREVIEWS_PER_ORIGINAL,
      clock,
    }),
    freeSpace: watchFreeSpace(env.DATA_DIR, env.DISK_MB_MIN),
    siteUrl: () => env.PUBLIC_URL ?? `http://localhost:${listeningPort(app) ?? env.PORT}`,
  };
}

/** Undefined before it listens; PORT=0 is known only then. */
function listeningPort(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return address === null || typeof address === 'string' ? undefined : address.port;
}
