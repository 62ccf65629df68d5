import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { userPhotos } from '../../../platform/database/schema/index.ts';
import { anonymousPrefix } from '../../../platform/http/session.ts';
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { deleteOriginal } from '../observations.ts';
import { folderOwner } from '../photo-rows.ts';
import { isObservation, isOriginal, ownerOf, photoIdOf, picturesRoot } from '../picture-keys.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const batchSize = 1000;

export interface Retention {
  originalsAnonymousHours: number;
  originalsDays: number;
  finishedAnonymousDays: number;
}

interface ExpirePicturesParts {
  storage: Storage;
  db: Database;
  clock: Clock;
  retention: Retention;
}

/**
 * Deletes what has outlived its time; tells how many files that were. A finished photo lives as long as its
 * row: of an account until its owner deletes it, of a session for its days. Files without a row are what a
 * crash or a deletion has left; they get a day, for they are written before it.
 */
export async function expirePictures({
  storage,
  db,
  clock,
  retention,
}: ExpirePicturesParts): Promise<number> {
  await deleteAnonymousRows(db, clock() - retention.finishedAnonymousDays * dayMs);
  let deleted = 0;
  const deleteAll = async (keys: readonly StorageKey[]) => {
    for (const key of keys) await (isOriginal(key) ? deleteOriginal(storage, key) : storage.delete(key));
    deleted += keys.length;
  };
  let finished: StorageKey[] = [];
  for await (const { key, modifiedAtMs } of storage.list(picturesRoot)) {
    if (clock() - modifiedAtMs <= lifetimeMs(key, retention)) continue;
    if (isOfOriginal(key)) await deleteAll([key]);
    else finished.push(key);
    if (finished.length < batchSize) continue;
    await deleteAll(await withoutRow(db, finished));
    finished = [];
  }
  await deleteAll(await withoutRow(db, finished));
  return deleted;
}

async function deleteAnonymousRows(db: Database, before: number): Promise<void> {
  const outlived = lt(userPhotos.createdAt, new Date(before));
  await db.delete(userPhotos).where(and(isNull(userPhotos.userId), outlived));
}

/** What was seen in an original goes with it; by itself where it was left behind. */
function isOfOriginal(key: StorageKey): boolean {
  return isOriginal(key) || isObservation(key);
}

/** How long an original is kept, and how long a finished photo may be without a row. */
function lifetimeMs(key: StoredObject['key'], retention: Retention): number {
  if (!isOfOriginal(key)) return dayMs;
  const isAnonymous = ownerOf(key)?.startsWith(anonymousPrefix) ?? false;
  return isAnonymous ? retention.originalsAnonymousHours * hourMs : retention.originalsDays * dayMs;
}

/** Those in a folder that no row of the folder's owner means. */
async function withoutRow(db: Database, keys: readonly StorageKey[]): Promise<StorageKey[]> {
  const { id, userId, sessionId } = userPhotos;
  const ids = [...new Set(keys.map(photoIdOf))].filter((each) => uuidPattern.test(each ?? '')) as string[];
  const rows = await db.select({ id, userId, sessionId }).from(userPhotos).where(inArray(id, ids));
  const folders = new Set(rows.map((row) => `${folderOwner(row)}/${row.id}`));
  return keys.filter((key) => !folders.has(`${ownerOf(key)}/${photoIdOf(key)}`));
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
