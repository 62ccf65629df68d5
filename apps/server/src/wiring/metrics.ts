import type { FastifyInstance } from 'fastify';
import { openCreditMeter } from '../features/credits/index.ts';
import { measureStaleness } from '../features/requirements/index.ts';
import type { Environment } from '../platform/env.ts';
import { serveMetrics } from '../platform/metrics/serve-metrics.ts';
import type { Foundations } from './foundations.ts';
import type { PhotoJobs } from './photo-jobs.ts';

export async function tellMetrics(
  app: FastifyInstance,
  env: Environment,
  { db, database, freeSpace, metrics, clock }: Foundations,
  photoJobs: PhotoJobs,
): Promise<void> {
  if (env.METRICS_PORT === undefined) return;
  const readCredits = await openCreditMeter(db, metrics, clock);
  const refresh = async () => {
    const { totalCount, idleCount, waitingCount } = database.pool;
    metrics.databaseConnections.set({ state: 'working' }, totalCount - idleCount);
    metrics.databaseConnections.set({ state: 'idle' }, idleCount);
    metrics.databaseConnections.set({ state: 'waiting' }, waitingCount);
    metrics.diskFreeBytes.set(await freeSpace.bytes());
    await readCredits();
    metrics.queueLength.set(await photoJobs.waiting());
    measureStaleness(metrics, clock());
  };
  const served = await serveMetrics(metrics.registry, {
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
    refresh,
    log: app.log,
  });
  app.addHook('onClose', () => served.close());
}
