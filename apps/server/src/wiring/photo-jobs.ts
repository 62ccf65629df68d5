import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { recordInBatch } from '../features/bulk/index.ts';
import {
  createFileDesk,
  createMakingRecords,
  createObservations,
  createPerformJob,
  createRecordPhoto,
  engineUser,
  firstPhotoTimes,
  JobDesk,
  JobNotifications,
  JobTable,
  measuredPhotoMaker,
  measuredRecordPhoto,
  openEnginePool,
  type PhotoMaker,
  PhotoWorker,
} from '../features/photos/index.ts';
import { announcedRecordPhoto, createAnnounceGivenUp, createEndJob } from '../features/webhooks/index.ts';
import { DedicatedConnection } from '../platform/database/dedicated-connection.ts';
import type { Environment } from '../platform/env.ts';
import type { Resolve } from '../platform/outbound/allowed-addresses.ts';
import type { Foundations } from './foundations.ts';
import { openWebhooks } from './webhooks.ts';

interface PhotoJobsParts {
  engineEntry?: URL;
  retiring?: AbortSignal;
  resolve?: Resolve;
}

export type PhotoJobs = Awaited<ReturnType<typeof openPhotoJobs>>;

const engineEntry = new URL('../features/photos/engine-pool/engine-entry.ts', import.meta.url);
const queueTimeoutMs = 60_000;
const restartMs = 5000;
const tries = 2;
const graceMs = 20_000;

export async function openPhotoJobs(
  app: FastifyInstance,
  env: Environment,
  foundations: Foundations,
  parts: PhotoJobsParts,
) {
  const { log } = app;
  const { boss, queuePool: pool, database, storage, fingerprint } = foundations;
  let worker: PhotoWorker | undefined;
  const processId = randomUUID();
  const notifications = new JobNotifications({ processId, pool, log });
  const table = await JobTable.open({
    boss,
    pool,
    bounds: { waitingMax: env.ENGINE_QUEUE, perAddress: env.ENGINE_QUEUE_PER_ADDRESS },
    hangingSeconds: Math.ceil((firstPhotoTimes * env.PHOTO_TIMEOUT_MS + restartMs) / 1000),
  });
  /** A worker of this process that has a free place takes the job at once. */
  const onAdded = () => (worker?.hasFreePlace() ? worker.wake() : notifications.send({ kind: 'waiting' }));
  const jobDesk = new JobDesk({
    processId,
    table,
    notifications,
    fingerprint,
    onAdded,
    queueTimeoutMs,
    log,
    timeoutMs: queueTimeoutMs + tries * (firstPhotoTimes * env.PHOTO_TIMEOUT_MS + restartMs),
  });
  app.addHook('onClose', async () => jobDesk.close());
  const connection = await DedicatedConnection.open({
    config: database.config,
    channel: notifications.channel,
    onNotification: (payload) => notifications.receive(payload),
    onReconnected: () => worker?.wake(),
    log,
  });
  app.addHook('onClose', () => connection.close());
  const webhooks = await openWebhooks(app, env, foundations, { ...parts, table });
  const isClosing = watchClosing(app, parts.retiring);
  const requesting = {
    jobDesk,
    waiting: () => table.waiting(),
    fileDesk: createFileDesk(jobDesk, storage),
    jobs: { table, notifications, processId, onAdded },
    isClosing,
    webhooks,
  };
  if (env.ROLE === 'web') return { ...requesting, isReady: () => true };

  const engine = await openEngine(app, env, { entry: parts.engineEntry, onChange: () => worker?.wake() });
  // A closing process still takes jobs while its own callers wait.
  const mayTake = () => !isClosing() || jobDesk.waiting > 0;
  const workerParts = { table, notifications, connection, engine, webhooks, mayTake };
  worker = await openWorker(app, foundations, workerParts);
  return { ...requesting, isReady: () => engine.isReady() };
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
      warm: true,
      permissive: env.MATTING === 'permissive',
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

interface WorkerParts {
  table: JobTable;
  notifications: JobNotifications;
  connection: DedicatedConnection;
  engine: PhotoMaker;
  webhooks: Awaited<ReturnType<typeof openWebhooks>>;
  mayTake: () => boolean;
}

async function openWorker(
  app: FastifyInstance,
  foundations: Foundations,
  parts: WorkerParts,
): Promise<PhotoWorker> {
  const { log } = app;
  const { db, clock, storage, metrics, siteUrl, keys } = foundations;
  const { table, engine, webhooks } = parts;
  const recordPhoto = measuredRecordPhoto(createRecordPhoto(foundations), metrics);
  const perform = createPerformJob({
    ...foundations,
    ...parts,
    recordInBatch,
    announceJob: webhooks.announceJob,
    log,
    photoMaker: measuredPhotoMaker(engine, metrics),
    observations: createObservations({ storage, log }),
    makingRecords: createMakingRecords(keys.makingRecords),
    recordPhoto: announcedRecordPhoto(recordPhoto, { ...webhooks, siteUrl }),
  });
  await table.signWorker(engine.places);
  const worker = new PhotoWorker({
    ...parts,
    graceMs,
    log,
    end: createEndJob({ ...webhooks, table, db, clock }),
    perform: (job, onStep) => {
      metrics.engineWaitSeconds.observe(job.waitedSeconds);
      return perform(job, onStep);
    },
  });
  app.addHook('onClose', () => worker.close());
  const announceGivenUp = createAnnounceGivenUp({ ...webhooks, db, clock });
  const announcing = await table.workOnParked(announceGivenUp);
  app.addHook('onClose', () => announcing.stop());
  return worker;
}
