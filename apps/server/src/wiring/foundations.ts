import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createPreviewLimits, FreshPictures } from '../features/photos/index.ts';
import {
  type RequirementLookup,
  requirementFor as requirementOfRecords,
} from '../features/requirements/index.ts';
import { type Clock, systemClock } from '../platform/clock/clock.ts';
import { openDatabase, openPool } from '../platform/database/open-database.ts';
import type { Environment } from '../platform/env.ts';
import { openBoss } from '../platform/jobs/boss.ts';
import { createCounters } from '../platform/limits/counters.ts';
import { openMailQueue } from '../platform/mail/mail-queue.ts';
import { createMailboxMarks } from '../platform/mail/mailbox.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import { recordedMailer } from '../platform/mail/recorded-mailer.ts';
import { measuredMailer } from '../platform/metrics/measure-mails.ts';
import { measuredStorage } from '../platform/metrics/measure-storage.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { createFingerprint } from '../platform/secrets/fingerprint.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { loadSigningKeys } from '../platform/secrets/signing-secret.ts';
import { watchFreeSpace } from '../platform/storage/free-space.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { createSignedLinks } from '../platform/storage/signed-links.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { seed } from '../seed.ts';

/** Queries of the job queue are short; a caller waits milliseconds for a connection. */
const queueConnections = 4;

export interface FoundationParts {
  clock?: Clock;
  requirementFor?: RequirementLookup;
  storageAround?: (storage: Storage) => Storage;
}

export type Foundations = Awaited<ReturnType<typeof openFoundations>>;

export async function openFoundations(app: FastifyInstance, env: Environment, parts: FoundationParts) {
  const clock = parts.clock ?? systemClock;
  const keys = await loadSigningKeys(env.DATA_DIR, env.SIGNING_SECRET);
  const links = createSignedLinks({ secret: keys.links, clock, publicUrl: env.PUBLIC_URL });
  const metrics = createMetrics();
  const opened = await openStorage({ env, links, log: app.log });
  const storage = measuredStorage(parts.storageAround?.(opened) ?? opened, metrics);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    folder: env.DATABASE_DIR,
    connectionsMax: env.DATABASE_CONNECTIONS,
    seed,
    log: app.log,
  });
  app.addHook('onClose', () => database.close());
  const fingerprint = createFingerprint(keys.fingerprints);
  const hasWorkers = env.ROLE !== 'web';
  const queuePool = openPool(
    {
      ...database.config,
      max: queueConnections,
      application_name: 'vesika-queue',
      // Photo jobs need not outlive the database: see JobTable.
      options: '-c synchronous_commit=off',
    },
    app.log,
  );
  app.addHook('onClose', () => queuePool.end());
  const boss = await openBoss(queuePool, { log: app.log, maintains: hasWorkers });
  app.addHook('onClose', () => boss.stop({ close: false, graceful: false }));

  const outboxFolder = join(env.DATA_DIR, 'outbox');
  const mailer = recordedMailer(
    measuredMailer(openMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outboxFolder }), metrics),
    { db: database.db, clock, log: app.log },
  );
  app.addHook('onClose', async () => mailer.close());
  const mailQueue = await openMailQueue({
    boss,
    pool: database.pool,
    box: createSecretBox(keys.sealing),
    mailer,
    log: app.log,
  });
  if (hasWorkers) {
    const sending = await mailQueue.work();
    app.addHook('onClose', () => sending.stop());
  }

  return {
    clock,
    requirementFor: parts.requirementFor ?? requirementOfRecords,
    keys,
    links,
    storage,
    database,
    db: database.db,
    queuePool,
    boss,
    fingerprint,
    markMailbox: createMailboxMarks(fingerprint),
    openCounter: createCounters(database.pool, fingerprint),
    metrics,
    mailer,
    patientMailer: mailQueue,
    outboxFolder,
    previewLimits: createPreviewLimits({
      perDay: env.PREVIEWS_PER_DAY,
      perAddress: env.PREVIEWS_PER_ADDRESS,
      perOriginal: env.PREVIEWS_PER_ORIGINAL,
      clock,
    }),
    freshPictures: new FreshPictures(),
    freeSpace: watchFreeSpace(env.DATA_DIR, env.DISK_MB_MIN),
    siteUrl: () => env.PUBLIC_URL ?? `http://localhost:${listeningPort(app) ?? env.PORT}`,
  };
}

function listeningPort(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return address === null || typeof address === 'string' ? undefined : address.port;
}
