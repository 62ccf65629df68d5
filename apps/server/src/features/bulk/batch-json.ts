import {
  type BatchDocument,
  type BatchFile,
  type BatchItem,
  type BatchItemState,
  batchItemStateSchema,
} from '@vesika/contract';
import { questionsOf } from '@vesika/report';
import { type AcknowledgedWarning, acknowledgedWarnings } from '@vesika/requirements';
import { and, asc, count, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { parseStorageKey } from '../../platform/storage/storage-key.ts';
import {
  type BulkBatchRow,
  type BulkItemRow,
  bulkFiles,
  bulkItems,
  type UserPhotoRow,
  userPhotos,
} from '../../schema/index.ts';
import { costsNothing, isClean, judgedAs, thumbnailKey } from '../photos/index.ts';
import { findInactive, firstAnswers, type RequirementLookup } from '../requirements/index.ts';
import { itemState } from './batch-rows.ts';
import { type BatchPlan, planBatch, withoutRepeats } from './plan-batch.ts';

interface BatchJsonParts extends Pick<Platform, 'db' | 'clock'> {
  requirementFor: RequirementLookup;
}

export async function batchJson(parts: BatchJsonParts, row: BulkBatchRow) {
  const { db } = parts;
  const { id: batchId, name, state, pauseReason, createdAt, endedAt, cropOnly, mapping, changes } = row;
  const [files] = await db
    .select({
      taken: sql<number>`count(${bulkFiles.original})::int`,
      refused: sql<number>`count(${bulkFiles.problem})::int`,
    })
    .from(bulkFiles)
    .where(eq(bulkFiles.batchId, batchId));
  const plan = state === 'filling' ? await currentPlan(parts, row) : undefined;
  const documents = plan ? plannedDocuments(row, plan) : await madeDocuments(db, batchId);
  const notices = noticesOf(documents, row, parts);
  return {
    batchId,
    name,
    state,
    pauseReason,
    createdAt,
    endedAt,
    documents: row.documents,
    cropOnly,
    countryCodes: [...new Set(documents.map(({ countryCode }) => countryCode))],
    notices,
    mustAcknowledge: state === 'filling' ? unacknowledged(notices) : [],
    files: files?.taken ?? 0,
    refused: files?.refused ?? 0,
    items: plan ? { ...noItems(), waiting: photosOf(plan) } : await countItems(db, batchId),
    mapping: mapping && { rows: mapping.rows.length, problems: plan?.problems ?? mapping.problems },
    changes,
  };
}

function noticesOf(
  documents: readonly BatchDocument[],
  { cropOnly }: BulkBatchRow,
  { requirementFor }: BatchJsonParts,
) {
  return documents
    .map((document) => {
      const { requirement } = requirementFor({ ...document, variant: document.variant ?? undefined });
      return { ...document, ...firstAnswers(requirement, { mayEdit: cropOnly === false }) };
    })
    .filter(({ warnings }) => warnings.length > 0);
}

function unacknowledged(notices: ReturnType<typeof noticesOf>): AcknowledgedWarning[] {
  const codes = new Set(notices.flatMap(({ warnings }) => warnings.map(({ code }) => code)));
  return acknowledgedWarnings.filter((code) => codes.has(code));
}

function plannedDocuments({ documents }: BulkBatchRow, { files }: BatchPlan): BatchDocument[] {
  return withoutRepeats([...documents, ...files.flatMap((file) => file.documents)]);
}

async function madeDocuments(db: Database, batchId: string): Promise<BatchDocument[]> {
  const { countryCode, documentType, variant } = bulkItems;
  return db
    .select({ countryCode, documentType, variant })
    .from(bulkItems)
    .where(eq(bulkItems.batchId, batchId))
    .groupBy(countryCode, documentType, variant);
}

export async function currentPlan(
  { db, requirementFor }: BatchJsonParts,
  row: BulkBatchRow,
): Promise<BatchPlan> {
  const files = await db
    .select({ id: bulkFiles.id, name: bulkFiles.name })
    .from(bulkFiles)
    .where(and(eq(bulkFiles.batchId, row.id), isNotNull(bulkFiles.original)))
    .orderBy(asc(bulkFiles.position));
  return planBatch(row, files, { requirementFor, isInactive: await findInactive(db) });
}

export async function batchFiles(
  parts: BatchJsonParts & { storage: Storage },
  row: BulkBatchRow,
  after: number,
): Promise<BatchFile[]> {
  const { db, storage, clock } = parts;
  const planned = new Map(
    row.state === 'filling' ? (await currentPlan(parts, row)).files.map((file) => [file.fileId, file]) : [],
  );
  // A list that is added later names the pictures that were there before.
  const since = row.state === 'filling' ? -1 : after;
  const changed = and(eq(bulkFiles.batchId, row.id), gt(bulkFiles.change, since));
  const files = await db.select().from(bulkFiles).where(changed).orderBy(asc(bulkFiles.position));
  const ids = files.map(({ id }) => id);
  const items = await db
    .select({ item: bulkItems, photo: userPhotos, state: itemState })
    .from(bulkItems)
    .leftJoin(userPhotos, eq(userPhotos.id, bulkItems.photoId))
    .where(inArray(bulkItems.fileId, ids))
    .orderBy(asc(bulkItems.position));
  const itemsOf = (fileId: string) => items.filter(({ item }) => item.fileId === fileId);
  const free = new Set<string>();
  for (const { photo, state } of items) {
    if (!photo || state !== 'undecided') continue;
    const { id, variant, ...payable } = photo;
    const now = new Date(clock());
    if (await costsNothing(db, { ...payable, userId: row.userId, variant, now })) free.add(id);
  }
  return files.map(({ id: fileId, name, person, childAgeYears, problem, original }) => {
    const made = itemsOf(fileId).map((each) => itemJson(storage, free, each));
    const picture = original !== null && made.length === 0 ? parseStorageKey(original) : undefined;
    const originalUrl = picture ? storage.link(picture) : null;
    const listed = planned.get(fileId);
    return {
      ...{ fileId, name, problem, originalUrl, items: made },
      person: listed?.person ?? person,
      childAgeYears: listed?.childAgeYears ?? childAgeYears,
    };
  });
}

interface LiveItem {
  item: BulkItemRow;
  photo: UserPhotoRow | null;
  state: BatchItemState;
}

function itemJson(storage: Storage, free: ReadonlySet<string>, { item, photo, state }: LiveItem): BatchItem {
  const { id: itemId, countryCode, documentType, variant, problem } = item;
  return {
    itemId,
    countryCode,
    documentType,
    variant,
    state,
    problem,
    photo: photo && {
      photoId: photo.id,
      state: isClean(photo) ? 'clean' : 'preview',
      thumbnailUrl: storage.link(thumbnailKey(photo)),
      failed: judgedAs('fail', photo.report.checks),
      undetermined: judgedAs('undetermined', photo.report.checks),
      questions: questionsOf(photo.report.checks),
      isFree: free.has(photo.id),
    },
  };
}

export async function countItems(db: Database, batchId: string): Promise<Record<BatchItemState, number>> {
  const found = await db
    .select({ state: itemState, items: count() })
    .from(bulkItems)
    .leftJoin(userPhotos, eq(userPhotos.id, bulkItems.photoId))
    .where(eq(bulkItems.batchId, batchId))
    .groupBy(itemState);
  return { ...noItems(), ...Object.fromEntries(found.map(({ state, items }) => [state, items])) };
}

function noItems(): Record<BatchItemState, number> {
  const states = batchItemStateSchema.options.map((state) => [state, 0]);
  return Object.fromEntries(states) as Record<BatchItemState, number>;
}

function photosOf({ files }: BatchPlan): number {
  return files.reduce((sum, { documents }) => sum + documents.length, 0);
}
