import type { FinishedFile, PackageFeature } from '@vesika/contract';
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import type { UserPhotoRow } from '../../../schema/index.ts';
import { folderOwner, isClean } from './photo-rows.ts';
import { ownerFolder, type PhotoFileName, photoFileKey, photoFolder } from './picture-keys.ts';

type Titled = Pick<UserPhotoRow, 'countryCode' | 'documentType' | 'variant'>;

const formats = ['jpg', 'png'] as const;

export async function finishedFiles(
  storage: Storage,
  row: UserPhotoRow,
  features: ReadonlySet<PackageFeature>,
): Promise<FinishedFile[]> {
  if (!isClean(row)) return [];
  const allowed = formats.filter((format) => features.has(format));
  const files = await Promise.all(
    allowed.map(async (format): Promise<FinishedFile[]> => {
      const key = keyOf(row, `photo.${format}`);
      const bytes = await storage.bytesOf(key);
      if (bytes === undefined) return [];
      const fileName = downloadName(row, format);
      const downloadUrl = storage.link(key, { downloadName: fileName });
      return [{ format, url: storage.link(key), downloadUrl, fileName, bytes }];
    }),
  );
  return files.flat();
}

/** A photo of a test key has one file: its preview, whose watermark marks it. */
export async function testFiles(storage: Storage, row: UserPhotoRow): Promise<FinishedFile[]> {
  const key = keyOf(row, 'preview.jpg');
  const bytes = row.testStatus === 'finished' ? await storage.bytesOf(key) : undefined;
  if (bytes === undefined) return [];
  const fileName = downloadName(row, 'jpg');
  const downloadUrl = storage.link(key, { downloadName: fileName });
  return [{ format: 'jpg', url: storage.link(key), downloadUrl, fileName, bytes }];
}

export function thumbnailKey(row: UserPhotoRow): StorageKey {
  return keyOf(row, isClean(row) ? 'thumbnail.jpg' : 'preview.jpg');
}

export function pictureKey(row: UserPhotoRow): StorageKey {
  return keyOf(row, isClean(row) ? 'photo.jpg' : 'preview.jpg');
}

/** A preview has no map, because it would reveal the matte. */
export async function proofLink(storage: Storage, row: UserPhotoRow): Promise<string | null> {
  const key = keyOf(row, 'proof.png');
  const isThere = isClean(row) && (await storage.bytesOf(key)) !== undefined;
  return isThere ? storage.link(key) : null;
}

export function keyOf(row: UserPhotoRow, fileName: PhotoFileName): StorageKey {
  return photoFileKey(folderOwner(row), row.id, fileName);
}

export async function deletePhotoFiles(storage: Storage, owner: string, photoId: string): Promise<void> {
  for await (const { key } of storage.list(photoFolder(owner, photoId))) await storage.delete(key);
}

export function downloadName({ countryCode, documentType, variant }: Titled, extension: string): string {
  const parts = ['vesika', countryCode.toLowerCase(), documentType];
  return `${[...parts, ...(variant === 'standard' ? [] : [variant])].join('-')}.${extension}`;
}

export function listOwnerFiles(storage: Storage, owner: string): AsyncIterable<StoredObject> {
  return storage.list(ownerFolder(owner));
}

/** Call this after deleting the rows, so that a visible row always has its file. */
export async function deleteOwnerFiles(storage: Storage, owner: string): Promise<void> {
  for await (const { key } of listOwnerFiles(storage, owner)) await storage.delete(key);
}
