import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../platform/env.ts';
import type { OpenCounter } from '../../platform/limits/counters.ts';
import type { JobNotifications, JobTable, Receiving } from '../photos/index.ts';
import type { BulkParts } from './bulk-parts.ts';
import { serveBulk } from './serve-bulk.ts';

interface BulkNeeds extends Omit<BulkParts, 'bounds' | 'tellBegun' | 'cancelJob'>, Receiving {
  openCounter: OpenCounter;
  jobs: { notifications: JobNotifications; table: JobTable };
}

export function registerBulk(app: FastifyInstance, env: Environment, needs: BulkNeeds): void {
  const { openCounter, jobs } = needs;
  serveBulk(app, {
    ...needs,
    bounds: { files: env.BULK_FILES, totalBytes: env.BULK_MB * 2 ** 20 },
    quota: openCounter({ name: 'bulk-mb', max: env.BULK_MB_PER_ACCOUNT, windowMs: 24 * 3_600_000 }),
    patience: { formMs: env.BULK_UPLOAD_SECONDS * 1000, silenceMs: env.UPLOAD_SILENCE_SECONDS * 1000 },
    tellBegun: () => jobs.notifications.send({ kind: 'batch' }),
    cancelJob: (jobId) => jobs.table.cancel(jobId),
  });
}
