import type { FastifyInstance } from 'fastify';
import { startBulkRunner } from './features/bulk/index.ts';
import { createPurchaseLinks } from './features/guest-buyers/index.ts';
import { registerHealth } from './features/health/index.ts';
import type { Environment } from './platform/env.ts';
import { openHttpServer } from './platform/http/http-server.ts';
import type { LogDestination } from './platform/http/logging.ts';
import { measureRequests } from './platform/metrics/measure-requests.ts';
import type { Resolve } from './platform/outbound/allowed-addresses.ts';
import { type FoundationParts, type Foundations, openFoundations } from './wiring/foundations.ts';
import { scheduleHousekeeping } from './wiring/housekeeping.ts';
import { tellMetrics } from './wiring/metrics.ts';
import { openPaymentsOf } from './wiring/open-payments.ts';
import { openPhotoJobs, type PhotoJobs } from './wiring/photo-jobs.ts';
import { servePeople } from './wiring/serve-people.ts';

export interface ServiceParts extends FoundationParts {
  engineEntry?: URL;
  webBuild?: string | Promise<string> | undefined;
  resolve?: Resolve;
  paymentTimeoutMs?: number;
  logDestination?: LogDestination;
  retiring?: AbortSignal;
  announce?: (line: string) => void;
}

/** Closing the app closes everything it opened, also if opening fails half-way. */
export async function openService(env: Environment, parts: ServiceParts = {}): Promise<FastifyInstance> {
  const app = await openHttpServer({
    logLevel: env.LOG_LEVEL,
    logDestination: parts.logDestination,
    trustProxy: env.TRUST_PROXY,
    https: isHttps(env),
    publicUrl: env.PUBLIC_URL,
  });
  try {
    await wire(app, env, parts);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

function isHttps({ PUBLIC_URL }: Environment): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false;
}

async function wire(app: FastifyInstance, env: Environment, parts: ServiceParts): Promise<void> {
  const foundations = await openFoundations(app, env, parts);
  measureRequests(app, foundations.metrics);
  const photoJobs = await openPhotoJobs(app, env, foundations, parts);
  const { database, storage, freeSpace } = foundations;
  registerHealth(app, {
    photoMaker: photoJobs,
    isClosing: photoJobs.isClosing,
    database,
    storage,
    freeSpace,
  });
  const { webBuild, announce, paymentTimeoutMs } = parts;
  const brought = { webBuild, announce, paymentTimeoutMs };
  const payments =
    env.ROLE === 'worker'
      ? openPaymentsOf(app, env, foundations, {
          webhooks: photoJobs.webhooks,
          purchaseLinks: createPurchaseLinks(foundations),
        })
      : await servePeople(app, env, foundations, { photoJobs, https: isHttps(env), ...brought });
  runBulk(app, env, foundations, photoJobs);
  const { announceRules } = photoJobs.webhooks;
  if (env.ROLE !== 'web') await scheduleHousekeeping(app, env, foundations, { announceRules, ...payments });
  await tellMetrics(app, env, foundations, photoJobs);
}

function runBulk(
  app: FastifyInstance,
  env: Environment,
  { db, clock, requirementFor }: Foundations,
  { jobs, webhooks: { announceBatch } }: PhotoJobs,
): void {
  if (env.ROLE === 'web') return;
  const runner = startBulkRunner({ db, clock, requirementFor, ...jobs, announceBatch, log: app.log });
  app.addHook('preClose', () => runner.close());
}
