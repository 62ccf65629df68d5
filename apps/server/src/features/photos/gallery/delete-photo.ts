import { and, eq, inArray } from 'drizzle-orm';
import { lockAccount } from '../../../account/account.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { userPhotos } from '../../../schema/index.ts';
import { deletePhotoFiles } from '../files/photo-files.ts';
import { findPhoto, originalOf } from '../files/photo-rows.ts';
import { deleteOriginals } from '../originals/stored-originals.ts';

/** The row goes first: files left by a crash are not visible anywhere, and the sweep removes them. */
export async function deleteOwnPhoto(
  { storage, db }: Pick<Platform, 'storage' | 'db'>,
  userId: string,
  photoId: string,
  which: { isTest?: boolean } = {},
): Promise<void> {
  const unused = await db.transaction((tx) => deleteRow(tx, userId, photoId, which));
  await deletePhotoFiles(storage, userId, photoId);
  await deleteOriginals({ storage, db }, unused);
}

async function deleteRow(tx: Database, userId: string, photoId: string, which: { isTest?: boolean }) {
  await lockAccount(tx, userId);
  const row = await findPhoto(tx, userId, photoId, which);
  if (!row) throw new ServiceError('photo-not-found');
  return deletePhotoRows(tx, userId, { photoIds: [photoId], originals: [originalOf(row)] });
}

interface Deleted {
  photoIds: readonly string[];
  originals: readonly StorageKey[];
}

/** Returns those of the originals that no other photo of the account is made of. */
export async function deletePhotoRows(
  tx: Database,
  userId: string,
  { photoIds, originals }: Deleted,
): Promise<StorageKey[]> {
  await tx.delete(userPhotos).where(and(eq(userPhotos.userId, userId), inArray(userPhotos.id, photoIds)));
  const others = await tx
    .select({ original: userPhotos.originalPhotoUrl })
    .from(userPhotos)
    .where(and(eq(userPhotos.userId, userId), inArray(userPhotos.originalPhotoUrl, originals)));
  const used = new Set<string>(others.map(({ original }) => original));
  return originals.filter((original) => !used.has(original));
}
