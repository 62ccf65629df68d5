import { randomBytes, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type Mapping, readMapping } from '@vesika/batch';
import { type ErrorCode, errors, uploadBytesMax } from '@vesika/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bulkBatches, bulkFiles } from '../../../schema/index.ts';
import { originalKey, type ReceivedPicture, storeOriginal, type Uploads } from '../../photos/index.ts';
import { beginChange } from '../batch-rows.ts';
import type { BatchBounds } from '../bulk-parts.ts';
import { openPictureArchive } from './picture-archive.ts';
import type { ReceivedFile } from './receive-files.ts';

interface AddFilesParts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  limits: BatchBounds;
  uploads: Pick<Uploads, 'accept'>;
}

interface BatchPlace {
  batchId: string;
  userId: string;
  address: string;
  requestId: string;
}

const mapping = { rowsMax: 5000, bytesMax: 2 * 2 ** 20 };
const nameLengthMax = 255;

export function createAddFiles(parts: AddFilesParts) {
  const { db, limits, uploads } = parts;

  async function addFile(place: BatchPlace, { name, upload }: ReceivedFile): Promise<void> {
    if (!isList(name) && (await isZip(upload.path))) return addArchive(place, upload.path);
    await addOne(place, name, upload.bytes, upload.read);
  }

  async function addArchive(place: BatchPlace, path: string): Promise<void> {
    const archive = await openPictureArchive(path, { ...limits, fileBytes: uploadBytesMax });
    try {
      for (const { name, bytes, read } of archive.files) await addOne(place, name, bytes, read);
    } finally {
      archive.close();
    }
  }

  async function addOne(
    place: BatchPlace,
    name: string,
    bytes: number,
    read: () => Promise<Buffer>,
  ): Promise<void> {
    if (isList(name)) {
      if (bytes > mapping.bytesMax) throw new ServiceError('file-too-large', { bytesMax: mapping.bytesMax });
      return keepMapping(place, await readMapping(await read(), mapping));
    }
    if (bytes > uploadBytesMax) return noteRefused(place, name, 'file-too-large');
    const sent = await read();
    try {
      const { address, requestId } = place;
      await keepPicture(place, name, await uploads.accept(sent, { address, requestId, priority: 'bulk' }));
    } catch (error) {
      const code = pictureProblem(error);
      if (!code) throw error;
      await noteRefused(place, name, code);
    }
  }

  async function keepPicture(place: BatchPlace, name: string, picture: ReceivedPicture): Promise<void> {
    const { batchId, userId } = place;
    const { bytes, sha256: originalSha256 } = picture;
    await db.transaction(async (tx) => {
      const change = await openForFiles(tx, batchId);
      const same = and(
        eq(bulkFiles.batchId, batchId),
        eq(bulkFiles.name, cleaned(name)),
        eq(bulkFiles.originalSha256, originalSha256),
      );
      if ((await tx.$count(bulkFiles, same)) > 0) return;
      await requireRoom(tx, batchId, bytes.length);
      const kept = await storePicture(tx, parts, { userId, picture });
      await tx.insert(bulkFiles).values({ ...newFile(place, name, change), ...kept, problem: null });
    });
  }

  async function noteRefused(place: BatchPlace, name: string, problem: ErrorCode): Promise<void> {
    await db.transaction(async (tx) => {
      const change = await openForFiles(tx, place.batchId);
      await requireRoom(tx, place.batchId, 0);
      const nothing = { original: null, originalSha256: null, bytes: 0, problem };
      await tx.insert(bulkFiles).values({ ...newFile(place, name, change), ...nothing });
    });
  }

  async function keepMapping({ batchId }: BatchPlace, list: Mapping): Promise<void> {
    await db.transaction(async (tx) => {
      await openForFiles(tx, batchId);
      await tx.update(bulkBatches).set({ mapping: list }).where(eq(bulkBatches.id, batchId));
    });
  }

  async function requireRoom(tx: Database, batchId: string, bytes: number): Promise<void> {
    const [held] = await tx
      .select({
        files: sql<number>`count(*)::int`,
        bytes: sql<number>`coalesce(sum(${bulkFiles.bytes}), 0)::float`,
      })
      .from(bulkFiles)
      .where(eq(bulkFiles.batchId, batchId));
    if (held!.files < limits.files && held!.bytes + bytes <= limits.totalBytes) return;
    throw new ServiceError('batch-full', { filesMax: limits.files, bytesMax: limits.totalBytes });
  }

  return addFile;
}

/** Returns the columns of its file. */
export async function storePicture(
  tx: Database,
  { storage, clock }: Pick<Platform, 'storage' | 'clock'>,
  { userId, picture }: { userId: string; picture: ReceivedPicture },
) {
  const { bytes, sha256: originalSha256, extension } = picture;
  const original = originalKey(userId, `bulk_${clock()}_${randomBytes(12).toString('hex')}`, extension);
  const now = new Date(clock());
  await storeOriginal({ storage, db: tx }, { kind: 'user', owner: userId }, { key: original, picture, now });
  return { original, originalSha256, bytes: bytes.length };
}

async function openForFiles(tx: Database, batchId: string): Promise<number> {
  const batch = await beginChange(tx, batchId);
  if (!batch) throw new ServiceError('batch-not-found');
  if (batch.state !== 'filling') throw new ServiceError('batch-not-possible');
  return batch.changes;
}

function newFile({ batchId, userId }: BatchPlace, name: string, change: number) {
  return {
    id: randomUUID(),
    batchId,
    userId,
    change,
    position: change,
    name: cleaned(name),
    person: null,
    childAgeYears: null,
  };
}

function cleaned(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .replace(/^[./\\]*[/\\]/, '')
    .slice(-nameLengthMax);
}

/** Workbooks are among them, so that the list's own problem says what to do. */
function isList(name: string): boolean {
  return /\.(csv|tsv|xlsx?|xlsm|ods|numbers)$/i.test(name);
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return (
      buffer.equals(Buffer.from('PK\x03\x04', 'latin1')) || buffer.equals(Buffer.from('PK\x05\x06', 'latin1'))
    );
  } finally {
    await file.close();
  }
}

function pictureProblem(error: unknown): ErrorCode | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  return errors[error.code].errorType === 'PHOTO_UNUSABLE' ? error.code : undefined;
}
