import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import { apiJobs } from '../../schema/index.ts';
import type { AnnounceJob, JobStatus, JobTable } from '../photos/index.ts';
import type { Announce } from './announce.ts';
import { v1Address } from './v1-address.ts';

interface AnnounceJobParts {
  announce: Announce;
  table: Pick<JobTable, 'statusOf'>;
  clock: Clock;
  siteUrl: () => string;
}

/**
 * Announces a job once its last document has ended. The lock lets each of several transactions see what ended before, so
 * that the last one announces it. A job that ended before it was recorded is announced when it is recorded.
 */
export function createAnnounceJob({ announce, table, clock, siteUrl }: AnnounceJobParts): AnnounceJob {
  return async (tx, { apiJobId: jobId, ended }) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${jobId}, 0))`);
    const [job] = await tx.select().from(apiJobs).where(eq(apiJobs.id, jobId));
    if (!job) return;
    const ids = job.documents.map(({ queueJobId }) => queueJobId);
    const others = ids.filter((id) => id !== ended?.queueJobId);
    const statuses = new Map((await table.statusOf(others)).map((status) => [status.id, status]));
    const ends = others.map((id) => isMade(statuses.get(id)));
    if (ends.includes('at work')) return;
    const made = ends.filter((end) => end === true).length + (ended?.isMade ? 1 : 0);
    const href = v1Address(siteUrl(), 'v1GetJob', { jobId });
    const { reference, isTest } = job;
    const data = { jobId, reference, isTest, made, failed: ids.length - made, href };
    const event = { type: 'job.ended', data } as const;
    await announce(tx, { userId: job.userId, event, eventId: jobId, now: new Date(clock()) });
  };
}

/** A document counts as failed if its job no longer exists. */
function isMade(status: JobStatus | undefined): boolean | 'at work' {
  if (status?.state === 'waiting' || status?.state === 'active') return 'at work';
  return status?.state === 'ended' && status.outcome!.ok;
}
