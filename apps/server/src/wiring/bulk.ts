import type { FastifyInstance } from 'fastify';
import { startBulkRunner } from '../features/bulk/index.ts';
import type { Environment } from '../platform/env.ts';
import type { Foundations } from './foundations.ts';
import type { PhotoJobs } from './photo-jobs.ts';

export function runBulk(
  app: FastifyInstance,
  env: Environment,
  { db, clock, requirementFor }: Foundations,
  { jobs }: PhotoJobs,
): void {
  if (env.ROLE === 'web') return;
  const runner = startBulkRunner({ db, clock, requirementFor, ...jobs, log: app.log });
  app.addHook('preClose', () => runner.close());
}
