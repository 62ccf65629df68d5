import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { listOwnerFiles } from '../../photos/owner-files.ts';
import type { FeaturesOf } from '../../photos/photo-features.ts';
import { keyOf } from '../../photos/photo-files.ts';
import { isClean } from '../../photos/photo-rows.ts';
import { isOriginal, type PhotoFileName } from '../../photos/picture-keys.ts';
import { createNameGiver, originalName, photoFolderName } from './archive-names.ts';

export interface ArchiveFile {
  key: StorageKey;
  name: string;
}

export interface ArchivePlan {
  files: ArchiveFile[];
  /** Where the files of a photo are in the archive, and what it was made from. */
  placeOf(photo: UserPhotoRow): { folder: string; original: string | null };
}

/** What goes into the archive: of a paid photo what its package allows, of a preview what its owner has been shown. */
export async function planArchive(
  storage: Storage,
  owner: string,
  photos: UserPhotoRow[],
  featuresOf: FeaturesOf,
): Promise<ArchivePlan> {
  const nameOf = createNameGiver();
  const originals: ArchiveFile[] = [];
  for await (const { key } of listOwnerFiles(storage, owner)) {
    if (isOriginal(key)) originals.push({ key, name: nameOf(originalName(key)) });
  }
  const folders = new Map(photos.map((photo) => [photo.id, nameOf(photoFolderName(photo))]));
  const finished = photos.flatMap((photo) =>
    filesOf(photo, featuresOf).map((fileName) => ({
      key: keyOf(photo, fileName),
      name: `${folders.get(photo.id)}/${fileName}`,
    })),
  );
  return {
    files: [...originals, ...finished],
    placeOf: ({ id, originalPhotoUrl }) => ({
      folder: folders.get(id)!,
      original: originals.find(({ key }) => key === originalPhotoUrl)?.name ?? null,
    }),
  };
}

function filesOf(photo: UserPhotoRow, featuresOf: FeaturesOf): PhotoFileName[] {
  if (!isClean(photo)) return ['preview.jpg'];
  return featuresOf(photo).has('png') ? ['photo.jpg', 'photo.png', 'proof.png'] : ['photo.jpg', 'proof.png'];
}
