import { changeBatch } from '@vesika/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { serveUser } from '../../platform/http/route.ts';
import { type BulkBatchRow, bulkBatches, bulkItems } from '../../schema/index.ts';
import { requireAcknowledged } from '../requirements/index.ts';
import { announceEnd } from './announce-end.ts';
import { batchJson, currentPlan } from './batch-json.ts';
import { beginChange, changeItems, insertItems, requireBatch, setState } from './batch-rows.ts';
import type { BulkParts } from './bulk-parts.ts';
import { requireBulk } from './included.ts';
import { withoutRepeats } from './plan-batch.ts';

type ChangeParts = Pick<
  BulkParts,
  'db' | 'clock' | 'requirementFor' | 'tellBegun' | 'cancelJob' | 'announceBatch'
>;

type Acknowledged = z.output<typeof changeBatch.body>['acknowledge'];

export function serveChangeBatch(app: FastifyInstance, parts: ChangeParts): void {
  const { db, clock, tellBegun, cancelJob, announceBatch } = parts;
  serveUser(app, changeBatch, async (request, { userId }) => {
    const { id } = await requireBatch(db, userId, request.params.batchId);
    const { action, acknowledge } = request.body;
    if (action === 'start' || action === 'retry') await requireBulk(db, userId, clock);
    let idle: string[] = [];
    await db.transaction(async (tx) => {
      const batch = await beginChange(tx, id);
      if (!batch) throw new ServiceError('batch-not-found');
      switch (action) {
        case 'start':
          return start(tx, batch, parts, acknowledge);
        case 'pause':
          return pause(tx, batch);
        case 'retry':
          return retry(tx, batch, acknowledge);
        case 'cancel':
          idle = await cancel(tx, batch, { now: new Date(clock()), announceBatch });
      }
    });
    for (const jobId of idle) await cancelJob(jobId);
    tellBegun();
    return { batch: await batchJson(parts, await requireBatch(db, userId, id)) };
  });
}

async function start(
  tx: Database,
  batch: BulkBatchRow,
  parts: ChangeParts,
  acknowledged: Acknowledged,
): Promise<void> {
  if (batch.state === 'filling') await planItems(tx, batch, parts, acknowledged);
  else if (batch.state !== 'paused') throw new ServiceError('batch-not-possible');
  await setState(tx, batch, { state: 'running', pauseReason: null, ...termsOf(batch, acknowledged) });
}

/** An acknowledgement of undetermined checks holds until the batch ends. */
function termsOf({ paysUndetermined }: BulkBatchRow, acknowledged: Acknowledged) {
  return { paysUndetermined: paysUndetermined || acknowledged.includes('undetermined-checks') };
}

async function planItems(
  tx: Database,
  batch: BulkBatchRow,
  parts: ChangeParts,
  acknowledged: Acknowledged,
): Promise<void> {
  const { id: batchId, mapping } = batch;
  const plan = await currentPlan({ ...parts, db: tx }, batch);
  if (plan.files.every(({ documents }) => documents.length === 0)) throw new ServiceError('batch-empty');
  const records = withoutRepeats(plan.files.flatMap(({ documents }) => documents)).map(
    ({ variant, ...document }) =>
      parts.requirementFor({ ...document, variant: variant ?? undefined }).requirement,
  );
  requireAcknowledged(
    records,
    acknowledged.filter((code) => code !== 'undetermined-checks'),
  );
  await insertItems(tx, batch, plan.files);
  if (!mapping) return;
  const told = { ...mapping, problems: plan.problems as typeof mapping.problems };
  await tx.update(bulkBatches).set({ mapping: told }).where(eq(bulkBatches.id, batchId));
}

async function pause(tx: Database, batch: BulkBatchRow): Promise<void> {
  if (batch.state !== 'running') throw new ServiceError('batch-not-possible');
  await setState(tx, batch, { state: 'paused', pauseReason: null });
}

async function retry(tx: Database, batch: BulkBatchRow, acknowledged: Acknowledged): Promise<void> {
  const again = await changeItems(tx, batch, inArray(bulkItems.state, ['failed', 'cancelled']), {
    state: 'waiting',
    problem: null,
  });
  if (again === 0) throw new ServiceError('batch-not-possible');
  const terms = termsOf(batch, acknowledged);
  await setState(tx, batch, { state: 'running', pauseReason: null, endedAt: null, ...terms });
}

/** The results of the returned jobs will be neither recorded nor charged. */
async function cancel(
  tx: Database,
  batch: BulkBatchRow,
  { now, announceBatch }: { now: Date } & Pick<BulkParts, 'announceBatch'>,
): Promise<string[]> {
  if (batch.state !== 'running' && batch.state !== 'paused') throw new ServiceError('batch-not-possible');
  const making = await tx
    .select({ jobId: bulkItems.jobId })
    .from(bulkItems)
    .where(and(eq(bulkItems.batchId, batch.id), eq(bulkItems.state, 'making')));
  const unfinished = inArray(bulkItems.state, ['waiting', 'making']);
  await changeItems(tx, batch, unfinished, { state: 'cancelled', jobId: null });
  await setState(tx, batch, { state: 'cancelled', pauseReason: null, endedAt: now });
  await announceEnd(tx, announceBatch, { batch, state: 'cancelled', now });
  return making.flatMap(({ jobId }) => jobId ?? []);
}
