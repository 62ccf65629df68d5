import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { userPhotos } from '../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../credits/index.ts';
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
  if (unused) await deleteOriginals({ storage, db }, [unused]);
}

async function deleteRow(tx: Database, userId: string, photoId: string, which: { isTest?: boolean }) {
  await lockAccount(tx, userId);
  const row = await findPhoto(tx, userId, photoId, which);
  if (!row) throw new ServiceError('photo-not-found');
  await tx.delete(userPhotos).where(eq(userPhotos.id, photoId));
  const { originalPhotoUrl } = row;
  const [others] = await tx
    .select({ photos: count() })
    .from(userPhotos)
    .where(and(eq(userPhotos.userId, userId), eq(userPhotos.originalPhotoUrl, originalPhotoUrl)));
  return others?.photos === 0 ? originalOf(row) : undefined;
}
