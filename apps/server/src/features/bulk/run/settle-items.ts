import type { PauseReason } from '@vesika/contract';
import { pauseReasonSchema } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { bulkBatches, bulkItems } from '../../../schema/index.ts';
import type { JobOutcome, JobStatus, JobTable } from '../../photos/index.ts';
import { beginChange, changeItems, setState } from '../batch-rows.ts';

const passing: ReadonlySet<string> = new Set([
  'busy',
  'engine-unavailable',
  'database-unavailable',
  'storage-unavailable',
  'request-cancelled',
  'rate-limited',
]);

interface Settled {
  making: number;
  isTroubled: boolean;
}

export async function settleItems(db: Database, table: JobTable): Promise<Settled> {
  const making = await db
    .select({ item: bulkItems, batchState: bulkBatches.state })
    .from(bulkItems)
    .innerJoin(bulkBatches, eq(bulkBatches.id, bulkItems.batchId))
    .where(eq(bulkItems.state, 'making'));
  const jobIds = making.flatMap(({ item }) => item.jobId ?? []);
  const statuses = new Map((await table.statusOf(jobIds)).map((status) => [status.id, status]));
  const settled: Settled = { making: 0, isTroubled: false };
  for (const { item, batchState } of making) {
    const { id, batchId, jobId } = item;
    const status = statuses.get(jobId!);
    const isIdle = status?.state === 'waiting' && batchState !== 'running';
    if (isIdle) await table.cancel(jobId!);
    const change = isIdle ? { state: 'waiting' as const } : whatNow(status);
    if (change === 'at work') settled.making++;
    else {
      settled.isTroubled ||= change.state === 'waiting' && !isIdle;
      await settle(db, { batchId, id, jobId: jobId! }, change);
    }
  }
  return settled;
}

interface Change {
  state: 'waiting' | 'failed';
  problem?: Extract<JobOutcome, { ok: false }>['code'];
  pauseReason?: PauseReason;
}

function whatNow(status: JobStatus | undefined): Change | 'at work' {
  switch (status?.state) {
    case 'waiting':
    case 'active':
      return 'at work';
    case 'given-up':
      return { state: 'failed', problem: 'photo-given-up' };
    case 'ended':
      return afterOutcome(status.outcome!);
    // The job was lost with the database's last crash, or cancelled.
    default:
      return { state: 'waiting' };
  }
}

function afterOutcome(outcome: JobOutcome): Change | 'at work' {
  if (outcome.ok) return 'at work';
  const { code, facts } = outcome;
  if (code === 'payment-required') {
    const reason = pauseReasonSchema.safeParse(facts.reason);
    return { state: 'waiting', pauseReason: reason.success ? reason.data : 'no-credits' };
  }
  return passing.has(code) ? { state: 'waiting' } : { state: 'failed', problem: code };
}

interface MakingItem {
  batchId: string;
  id: string;
  jobId: string;
}

async function settle(db: Database, item: MakingItem, change: Change): Promise<void> {
  const { state, problem = null, pauseReason } = change;
  await db.transaction(async (tx) => {
    const batch = await beginChange(tx, item.batchId);
    if (!batch) return;
    const same = and(
      eq(bulkItems.id, item.id),
      eq(bulkItems.jobId, item.jobId),
      eq(bulkItems.state, 'making'),
    );
    const changed = await changeItems(tx, batch, same, { state, problem, jobId: null });
    if (changed > 0 && pauseReason && batch.state === 'running') {
      await setState(tx, batch, { state: 'paused', pauseReason });
    }
  });
}
