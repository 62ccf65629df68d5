import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type UserPhotoRow, userPhotos } from '../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { lockAccount } from '../../credits/credits.ts';
import { deleteOriginal } from '../observations.ts';
import { listOwnerFiles } from '../owner-files.ts';
import { keyOf } from '../photo-files.ts';
import { originalOf } from '../photo-rows.ts';
import { isOriginal, movedKey, photoFolder } from '../picture-keys.ts';

interface ClaimParts {
  storage: Storage;
  db: Database;
}

interface Claim {
  session: string;
  userId: string;
}

/**
 * Moves everything of a session to an account; tells how many photos that were. Files are copied before the
 * rows change and deleted afterwards: a claim that was cut off can be repeated, and what it left behind in
 * the session's folder expires there. What was seen in an original is not brought along, but seen anew.
 *
 * Throws: sign-in-required where the account is gone.
 */
export async function claim({ storage, db }: ClaimParts, { session, userId }: Claim): Promise<number> {
  const originals = await copyAll(storage, originalsOf(storage, session), userId);
  const photos = await db.transaction((tx) => claimRows(tx, storage, { session, userId }));
  for (const key of originals) await deleteOriginal(storage, key);
  for (const key of photos.files) await storage.delete(key);
  return photos.claimed;
}

/** The rows are locked: of two claims one finds them. */
async function claimRows(tx: Database, storage: Storage, { session, userId }: Claim) {
  if (!(await lockAccount(tx, userId))) throw new ServiceError('sign-in-required');
  const rows = await tx
    .select()
    .from(userPhotos)
    .where(and(eq(userPhotos.sessionId, session), isNull(userPhotos.userId)))
    .for('update');
  const files: StorageKey[] = [];
  for (const row of rows) {
    files.push(...(await copyAll(storage, filesOf(storage, row, session), userId)));
    await tx.update(userPhotos).set(ownedBy(userId, row)).where(eq(userPhotos.id, row.id));
  }
  return { claimed: rows.length, files };
}

function ownedBy(userId: string, row: UserPhotoRow): Partial<UserPhotoRow> {
  const originalPhotoUrl = movedKey(originalOf(row), userId);
  const processedPhotoUrl = movedKey(keyOf(row, 'photo.jpg'), userId);
  return { userId, sessionId: null, originalPhotoUrl, processedPhotoUrl };
}

async function* originalsOf(storage: Storage, session: string): AsyncGenerator<StorageKey> {
  for await (const { key } of listOwnerFiles(storage, session)) if (isOriginal(key)) yield key;
}

async function* filesOf(storage: Storage, { id }: UserPhotoRow, session: string): AsyncGenerator<StorageKey> {
  for await (const { key } of storage.list(photoFolder(session, id))) yield key;
}

/** Those that were there. */
async function copyAll(storage: Storage, keys: AsyncIterable<StorageKey>, owner: string) {
  const copied: StorageKey[] = [];
  for await (const key of keys) {
    const bytes = await storage.get(key);
    if (!bytes) continue;
    await storage.put(movedKey(key, owner), bytes);
    copied.push(key);
  }
  return copied;
}
