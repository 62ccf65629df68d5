import type { Readable } from 'node:stream';
import type { BatchItemState } from '@vesika/contract';
import { type Warning, warningsFor } from '@vesika/requirements';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createNameGiver } from '../../../platform/storage/name-giver.ts';
import { zipStream } from '../../../platform/storage/zip-stream.ts';
import {
  type BulkBatchRow,
  type BulkFileRow,
  type BulkItemRow,
  bulkFiles,
  bulkItems,
  type UserPhotoRow,
  userPhotos,
} from '../../../schema/index.ts';
import { type FileDesk, filesToTake, isClean, judgedAs, type SheetOrder } from '../../photos/index.ts';
import type { RequirementLookup } from '../../requirements/index.ts';
import { itemState } from '../batch-rows.ts';
import { folderName } from './result-names.ts';
import { type ResultLine, reportCsv, reportJson } from './result-report.ts';

interface ResultParts extends Pick<Platform, 'db' | 'storage'> {
  fileDesk: FileDesk;
  requirementFor: RequirementLookup;
}

interface ResultOptions extends Pick<SheetOrder, 'paper' | 'language' | 'requester' | 'requestId'> {
  now: Date;
}

export function streamResults(parts: ResultParts, batch: BulkBatchRow, options: ResultOptions): Readable {
  return zipStream(async (add) => {
    const lines: ResultLine[] = [];
    const nameOf = createNameGiver();
    for (const { file, made } of await resultsOf(parts.db, batch.id)) {
      const folder = nameOf(folderName(file));
      if (made.length === 0) lines.push(refusedLine(file));
      for (const { item, photo, state } of made) {
        const files: string[] = [];
        if (photo && isClean(photo)) {
          for (const { fileName, bytes } of await takenFiles(parts, photo, options)) {
            const name = nameOf(`${folder}/${fileName}`);
            await add(name, bytes);
            files.push(name);
          }
        }
        lines.push({
          ...lineOf(file, item, { photo, state, files }),
          warnings: warningsOf(parts, batch, item),
        });
      }
    }
    const about = { name: batch.name, createdAt: batch.createdAt, reportedAt: options.now };
    await add('report.json', Buffer.from(reportJson(about, lines)));
    await add('report.csv', Buffer.from(await reportCsv(lines, options.language)));
  });
}

/** Empty if the photo was deleted meanwhile. */
async function takenFiles(parts: ResultParts, photo: UserPhotoRow, options: ResultOptions) {
  try {
    return await filesToTake(parts, photo, { ...options, sheets: ['pdf'] });
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'photo-not-found') return [];
    throw error;
  }
}

interface FileResults {
  file: BulkFileRow;
  made: { item: BulkItemRow; photo: UserPhotoRow | null; state: BatchItemState }[];
}

async function resultsOf(db: Database, batchId: string): Promise<FileResults[]> {
  const found = await db
    .select({ file: bulkFiles, item: bulkItems, photo: userPhotos, state: itemState })
    .from(bulkFiles)
    .leftJoin(bulkItems, eq(bulkItems.fileId, bulkFiles.id))
    .leftJoin(userPhotos, eq(userPhotos.id, bulkItems.photoId))
    .where(eq(bulkFiles.batchId, batchId))
    .orderBy(asc(bulkFiles.position), asc(bulkItems.position));
  const results = new Map<string, FileResults>();
  for (const { file, item, photo, state } of found) {
    const ofFile = results.get(file.id) ?? { file, made: [] };
    if (item) ofFile.made.push({ item, photo, state });
    results.set(file.id, ofFile);
  }
  return [...results.values()];
}

function lineOf(
  { name: file, person }: BulkFileRow,
  item: BulkItemRow,
  { photo, state: result, files }: { photo: UserPhotoRow | null; state: BatchItemState; files: string[] },
): Omit<ResultLine, 'warnings'> {
  const { countryCode, documentType, variant, problem } = item;
  return {
    file,
    person,
    countryCode,
    documentType,
    variant,
    result,
    problem,
    failed: photo ? judgedAs('fail', photo.report.checks) : [],
    undetermined: photo ? judgedAs('undetermined', photo.report.checks) : [],
    charged: photo?.paidBy === 'credit',
    photoId: photo?.id ?? null,
    files,
  };
}

function warningsOf(
  { requirementFor }: ResultParts,
  { cropOnly }: BulkBatchRow,
  item: BulkItemRow,
): Warning[] {
  const { countryCode, documentType, variant } = item;
  const { requirement } = requirementFor({ countryCode, documentType, variant: variant ?? undefined });
  return warningsFor(requirement, { mayEdit: cropOnly === false });
}

function refusedLine({ name: file, person, problem }: BulkFileRow): ResultLine {
  return {
    file,
    person,
    problem,
    countryCode: null,
    documentType: null,
    variant: null,
    ...{
      result: 'refused',
      failed: [],
      undetermined: [],
      charged: false,
      photoId: null,
      files: [],
      warnings: [],
    },
  };
}
