import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { type UserPhotoRow, userPhotos } from '../../../schema/index.ts';
import { keyOf } from '../files/photo-files.ts';
import { folderOwner, originalOf } from '../files/photo-rows.ts';
import { movedKey, photoFolder } from '../files/picture-keys.ts';
import { noteCopies } from '../originals/stored-originals.ts';

interface Bringing {
  rows: readonly UserPhotoRow[];
  userId: string;
  session: 'kept' | 'left';
}

/**
 * Files are copied before the rows change, so an interrupted run can be repeated; the result is the files to delete after the
 * commit.
 */
export async function bringPhotos(
  tx: Database,
  storage: Storage,
  { rows, userId, session }: Bringing,
): Promise<StorageKey[]> {
  const left: StorageKey[] = [];
  for (const row of rows) {
    left.push(...(await copyAll(storage, filesOf(storage, row), userId)));
    // Another photo of the session may use this original, so it is copied and expires there.
    if (session === 'kept') {
      await noteCopies(tx, await copyAll(storage, oneOf(originalOf(row)), userId), userId);
    }
    await tx
      .update(userPhotos)
      .set(ownedBy(userId, row, session))
      .where(eq(userPhotos.id, row.id));
  }
  return left;
}

export async function leaveSession(
  tx: Database,
  { session, userId }: { session: string; userId: string },
): Promise<void> {
  const own = and(eq(userPhotos.sessionId, session), eq(userPhotos.userId, userId));
  await tx.update(userPhotos).set({ sessionId: null }).where(own);
}

export async function copyAll(
  storage: Storage,
  keys: AsyncIterable<StorageKey>,
  owner: string,
): Promise<StorageKey[]> {
  const copied: StorageKey[] = [];
  for await (const key of keys) {
    if (await storage.copy(key, movedKey(key, owner))) copied.push(key);
  }
  return copied;
}

function ownedBy(userId: string, row: UserPhotoRow, session: Bringing['session']): Partial<UserPhotoRow> {
  const originalPhotoUrl = movedKey(originalOf(row), userId);
  const processedPhotoUrl = movedKey(keyOf(row, 'photo.jpg'), userId);
  return {
    userId,
    originalPhotoUrl,
    processedPhotoUrl,
    ...(session === 'left' && { sessionId: null }),
  };
}

async function* filesOf(storage: Storage, row: UserPhotoRow): AsyncGenerator<StorageKey> {
  for await (const { key } of storage.list(photoFolder(folderOwner(row), row.id))) yield key;
}

async function* oneOf(key: StorageKey): AsyncGenerator<StorageKey> {
  yield key;
}
