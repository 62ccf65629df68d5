import { type PauseReason, personNameSchema } from '@vesika/contract';
import { cropsOnlyByDefault } from '@vesika/requirements';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type BulkBatchRow,
  type BulkFileRow,
  type BulkItemRow,
  bulkBatches,
  bulkFiles,
  bulkItems,
} from '../../../schema/index.ts';
import { engineRequest, type Job, type JobTable, newJobId, refusalToPay } from '../../photos/index.ts';
import type { Requirement, RequirementLookup } from '../../requirements/index.ts';
import { type AnnounceBatch, announceEnd } from '../announce-end.ts';
import { beginChange, changeItems, setState } from '../batch-rows.ts';

export interface FeedParts extends Pick<Platform, 'db' | 'clock'> {
  table: JobTable;
  requirementFor: RequirementLookup;
  processId: string;
  onAdded: () => void;
  announceBatch: AnnounceBatch;
}

export async function feedItems(parts: FeedParts, room: number): Promise<number> {
  let batches = await parts.db
    .select()
    .from(bulkBatches)
    .where(eq(bulkBatches.state, 'running'))
    .orderBy(asc(bulkBatches.createdAt));
  let fed = 0;
  while (batches.length > 0) {
    const stillHungry: BulkBatchRow[] = [];
    for (const batch of batches) {
      const outcome = fed < room ? await feedOne(parts, batch) : await endWhenDone(parts, batch);
      if (outcome !== 'fed') continue;
      fed++;
      stillHungry.push(batch);
    }
    batches = fed < room ? stillHungry : [];
  }
  return fed;
}

type Fed = 'fed' | 'nothing to give';

async function feedOne(parts: FeedParts, batch: BulkBatchRow): Promise<Fed> {
  const { db, clock, requirementFor } = parts;
  const next = await nextItem(db, batch.id);
  if (!next) return endWhenDone(parts, batch);
  const { item, file } = next;
  const { countryCode, documentType, variant } = item;
  let requirement: Requirement;
  try {
    requirement = requirementFor({ countryCode, documentType, variant: variant ?? undefined });
  } catch (error) {
    await fail(db, item, error);
    return 'fed';
  }
  const refused = await refusalToPay(db, {
    userId: batch.userId,
    originalSha256: file.originalSha256!,
    countryCode: requirement.requirement.countryCode,
    documentType,
    variant: requirement.requirement.variant,
    face: null,
    now: new Date(clock()),
  });
  if (refused !== null && refused !== 'check-failed' && refused !== 'check-undetermined') {
    await pauseFor(db, batch, refused);
    return 'nothing to give';
  }
  return give(parts, item, jobOf(parts, { batch, item, file, requirement }));
}

async function nextItem(db: Database, batchId: string) {
  const sameFile = sql`select 1 from bulk_items as other where other.file_id = ${bulkItems.fileId} and other.state = 'making'`;
  const [next] = await db
    .select({ item: bulkItems, file: bulkFiles })
    .from(bulkItems)
    .innerJoin(bulkFiles, eq(bulkFiles.id, bulkItems.fileId))
    .where(and(eq(bulkItems.batchId, batchId), eq(bulkItems.state, 'waiting'), sql`not exists (${sameFile})`))
    .orderBy(asc(bulkItems.position))
    .limit(1);
  return next;
}

/** Updates the item first, so that no unwanted job is queued. */
async function give({ db, table, onAdded }: FeedParts, item: BulkItemRow, job: Job): Promise<Fed> {
  const jobId = newJobId();
  const isTaken = await db.transaction(async (tx) => {
    const batch = await beginChange(tx, item.batchId);
    if (batch?.state !== 'running') return false;
    const same = and(eq(bulkItems.id, item.id), eq(bulkItems.state, 'waiting'));
    return (await changeItems(tx, batch, same, { state: 'making', jobId })) > 0;
  });
  if (!isTaken) return 'nothing to give';
  await table.add(jobId, job, 'bulk');
  onAdded();
  return 'fed';
}

interface ToMake {
  batch: BulkBatchRow;
  item: BulkItemRow;
  file: BulkFileRow;
  requirement: Requirement;
}

function jobOf({ processId }: FeedParts, { batch, item, file, requirement }: ToMake): Job {
  const { id: batchId, userId } = batch;
  const cropOnly = batch.cropOnly ?? cropsOnlyByDefault(requirement.requirement);
  const options = { background: 'auto', cropOnly } as const;
  const { childAgeYears } = file;
  const origin = { original: file.original!, originalSha256: file.originalSha256! };
  return {
    task: {
      kind: 'photo',
      request: {
        ...engineRequest({ ...options, childAgeYears: childAgeYears ?? undefined }, requirement),
        touchUp: [],
        formats: ['jpg', 'png'],
      },
      about: {
        viewer: { owner: userId, userId, address: '' },
        ...origin,
        requirement,
        documentType: item.documentType,
        childAgeYears,
        answers: {},
        touchUp: [],
        wish: options,
        takesUndetermined: batch.paysUndetermined,
        // The list may contain a name that a photo's name must not be.
        personName: personNameSchema.safeParse(file.person).data ?? null,
      },
      choices: null,
      bulk: { batchId, itemId: item.id },
    },
    requester: { owner: userId, address: 'bulk' },
    askedBy: processId,
    requestId: `bulk-${item.id}`,
  };
}

async function fail(db: Database, { batchId, id }: BulkItemRow, error: unknown): Promise<void> {
  if (!(error instanceof ServiceError)) throw error;
  await db.transaction(async (tx) => {
    const batch = await beginChange(tx, batchId);
    if (batch) await changeItems(tx, batch, eq(bulkItems.id, id), { state: 'failed', problem: error.code });
  });
}

async function pauseFor(db: Database, { id }: BulkBatchRow, pauseReason: PauseReason): Promise<void> {
  await db.transaction(async (tx) => {
    const batch = await beginChange(tx, id);
    if (batch?.state === 'running') await setState(tx, batch, { state: 'paused', pauseReason });
  });
}

async function endWhenDone({ db, clock, announceBatch }: FeedParts, { id }: BulkBatchRow): Promise<Fed> {
  const open = and(eq(bulkItems.batchId, id), inArray(bulkItems.state, ['waiting', 'making']));
  if ((await db.$count(bulkItems, open)) > 0) return 'nothing to give';
  await db.transaction(async (tx) => {
    const batch = await beginChange(tx, id);
    if (batch?.state !== 'running' || (await tx.$count(bulkItems, open)) > 0) return;
    const now = new Date(clock());
    await setState(tx, batch, { state: 'done', endedAt: now });
    await announceEnd(tx, announceBatch, { batch, state: 'done', now });
  });
  return 'nothing to give';
}
