import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { recordInBatch } from '../features/bulk/run/record-in-batch.ts';
import { openEnginePool } from '../features/photos/engine-pool/engine-pool.ts';
import { engineUser } from '../features/photos/engine-pool/engine-user.ts';
import { measuredPhotoMaker } from '../features/photos/engine-pool/measured-photo-maker.ts';
import type { PhotoMaker } from '../features/photos/engine-pool/photo-maker.ts';
import { createFileDesk } from '../features/photos/jobs/file-desk.ts';
import { createJobDesk } from '../features/photos/jobs/job-desk.ts';
import { createNewsDesk } from '../features/photos/jobs/job-news.ts';
import { openJobTable } from '../features/photos/jobs/job-table.ts';
import { createPerformJob } from '../features/photos/jobs/perform-job.ts';
import { type PhotoWorker, startPhotoWorker } from '../features/photos/jobs/photo-worker.ts';
import { createWorkerRegister } from '../features/photos/jobs/worker-register.ts';
import { createObservations } from '../features/photos/originals/observations.ts';
import { measuredRecordPhoto } from '../features/photos/record/measured-record-photo.ts';
import { createRecordPhoto } from '../features/photos/record/record-photo.ts';
import { announcedRecordPhoto } from '../features/webhooks/announced-record-photo.ts';
import { createEndJob, tellOfGivenUp } from '../features/webhooks/failed-photos.ts';
import { openPool } from '../platform/database/open-database.ts';
import { openStandingConnection, type StandingConnection } from '../platform/database/standing-connection.ts';
import type { Environment } from '../platform/env.ts';
import { openBoss } from '../platform/jobs/boss.ts';
import type { Resolve } from '../platform/outbound/allowed-addresses.ts';
import { oneOfAll } from '../platform/timer/one-of-all.ts';
import { repeat } from '../platform/timer/repeat.ts';
import type { Foundations } from './foundations.ts';
import { openWebhooks } from './webhooks.ts';

interface PhotoJobsParts {
  engineEntry?: URL;
  retiring?: AbortSignal;
  resolve?: Resolve;
}

export type PhotoJobs = Awaited<ReturnType<typeof openPhotoJobs>>;

const engineEntry = new URL('../features/photos/engine-pool/engine-entry.ts', import.meta.url);
/** Asking, taking and looking are short; who waits for one waits milliseconds. */
const queueConnections = 4;
const queueTimeoutMs = 60_000;
const restartMs = 5000;
/** Of a job whose worker or engine was lost. */
const tries = 2;
const givenUpLookMs = 30_000;
/** For what is under way when it closes. */
const graceMs = 20_000;

/** Asking for photos and waiting for them, and in every role but `web` making them. */
export async function openPhotoJobs(
  app: FastifyInstance,
  env: Environment,
  foundations: Foundations,
  parts: PhotoJobsParts,
) {
  const queue = await openQueue(app, env, foundations);
  // Opened last, and woken by what is opened before it.
  let worker: PhotoWorker | undefined;
  const { boss, table, news, processId } = queue;
  /** A worker of this process that has a place takes what is added at once. */
  const onAdded = () => (worker?.hasFreePlace() ? worker.wake() : news.tell({ kind: 'waiting' }));
  const jobDesk = openJobDesk(app, env, foundations, { ...queue, onAdded });
  const standing = await openStandingConnection({
    config: foundations.database.config,
    channel: news.channel,
    onTold: news.receive,
    onReconnected: () => worker?.wake(),
    log: app.log,
  });
  app.addHook('onClose', () => standing.close());
  const webhooks = await openWebhooks(app, env, foundations, { boss, resolve: parts.resolve });
  const isClosing = watchClosing(app, parts.retiring);
  const asking = {
    jobDesk,
    waiting: () => table.waiting(),
    fileDesk: createFileDesk(jobDesk, foundations.storage),
    /** For whoever asks for photos without waiting for them. */
    jobs: { table, news, processId, onAdded },
    isClosing,
    webhooks,
  };
  if (env.ROLE === 'web') return { ...asking, isReady: () => true };

  const engine = await openEngine(app, env, { entry: parts.engineEntry, onChange: () => worker?.wake() });
  // While it closes, those who asked here are still answered: then it is theirs alone that keeps it.
  const mayTake = () => !isClosing() || jobDesk.waiting > 0;
  worker = await openWorker(app, foundations, { ...queue, standing, engine, webhooks, mayTake });
  return { ...asking, isReady: () => engine.isReady() };
}

type Queue = Awaited<ReturnType<typeof openQueue>>;

/** The rows of the jobs, on connections of their own, and what processes tell each other of them. */
async function openQueue(app: FastifyInstance, env: Environment, { database }: Foundations) {
  const { log } = app;
  const processId = randomUUID();
  const pool = openPool(
    {
      ...database.config,
      max: queueConnections,
      application_name: 'vesika-queue',
      // See openJobTable.
      options: '-c synchronous_commit=off',
    },
    log,
  );
  app.addHook('onClose', () => pool.end());
  const boss = await openBoss(pool, { log, supervise: env.ROLE !== 'web' });
  app.addHook('onClose', () => boss.stop({ close: false, graceful: false }));
  const table = await openJobTable({
    boss,
    pool,
    bounds: { waitingMax: env.ENGINE_QUEUE, perAddress: env.ENGINE_QUEUE_PER_ADDRESS },
    hangingSeconds: Math.ceil((env.PHOTO_TIMEOUT_MS + restartMs) / 1000),
  });
  return { processId, pool, boss, table, news: createNewsDesk({ processId, pool, log }) };
}

/** Where photos are asked for. */
function openJobDesk(
  app: FastifyInstance,
  env: Environment,
  { fingerprint }: Foundations,
  { processId, table, news, onAdded }: Queue & { onAdded: () => void },
) {
  const jobDesk = createJobDesk({
    ...{ processId, table, news, fingerprint, onAdded, queueTimeoutMs },
    timeoutMs: queueTimeoutMs + tries * (env.PHOTO_TIMEOUT_MS + restartMs),
    log: app.log,
  });
  app.addHook('onClose', async () => jobDesk.close());
  return jobDesk;
}

function watchClosing(app: FastifyInstance, retiring: AbortSignal | undefined): () => boolean {
  let isClosed = false;
  app.addHook('preClose', async () => {
    isClosed = true;
  });
  return () => isClosed || (retiring?.aborted ?? false);
}

async function openEngine(
  app: FastifyInstance,
  env: Environment,
  { entry = engineEntry, onChange }: { entry: URL | undefined; onChange: () => void },
) {
  const engine = openEnginePool({
    entry,
    engine: {
      threads: env.ENGINE_THREADS,
      ...(env.MATTING_MODEL && { mattingModelPath: env.MATTING_MODEL }),
      ...(env.MODEL_CACHE_DIR && { modelCacheDir: env.MODEL_CACHE_DIR }),
    },
    processes: env.ENGINE_PROCESSES,
    startTimeoutMs: 180_000,
    photoTimeoutMs: env.PHOTO_TIMEOUT_MS,
    memoryMbMax: env.ENGINE_MEMORY_MB,
    restartDelayMs: { first: 200, max: restartMs },
    onChange,
    uid: await engineUser(env.ENGINE_UID, app.log),
    log: app.log,
  });
  app.addHook('onClose', () => engine.close());
  return engine;
}

interface WorkerParts extends Queue {
  standing: StandingConnection;
  engine: PhotoMaker;
  webhooks: Awaited<ReturnType<typeof openWebhooks>>;
  mayTake: () => boolean;
}

/** Takes jobs, has the engine make them, and records what came of them. */
async function openWorker(app: FastifyInstance, foundations: Foundations, parts: WorkerParts) {
  const { log } = app;
  const { db, clock, storage, metrics, siteUrl } = foundations;
  const { pool, table, news, standing, engine, webhooks, mayTake } = parts;
  const register = createWorkerRegister(pool);
  await register.sign(engine.places);
  const perform = createPerformJob({
    ...foundations,
    photoMaker: measuredPhotoMaker(engine, metrics),
    observations: createObservations({ storage, log }),
    recordPhoto: announcedRecordPhoto(measuredRecordPhoto(createRecordPhoto(foundations), metrics), {
      ...webhooks,
      siteUrl,
    }),
    recordInBatch,
    table,
    news,
    log,
  });
  const worker = startPhotoWorker({
    ...{ table, news, standing, register, engine, mayTake, graceMs, log },
    end: createEndJob({ table, db, clock, announce: webhooks.announce }),
    perform: (job, onStep) => {
      metrics.engineWaitSeconds.observe(job.waitedSeconds);
      return perform(job, onStep);
    },
  });
  app.addHook('onClose', () => worker.close());
  const givenUp = tellOfGivenUp({ table, db, clock, announce: webhooks.announce });
  const looking = repeat(
    givenUpLookMs,
    log,
    oneOfAll(db, { name: 'given up', everyMs: givenUpLookMs }, givenUp),
  );
  app.addHook('onClose', () => looking.stop());
  return worker;
}
