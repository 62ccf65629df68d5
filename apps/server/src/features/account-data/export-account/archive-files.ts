import type { FeaturesOf } from '../../../account/package-features.ts';
import { createNameGiver } from '../../../platform/storage/name-giver.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import type { UserPhotoRow } from '../../../schema/index.ts';
import { isClean, isOriginal, keyOf, listOwnerFiles, type PhotoFileName } from '../../photos/index.ts';
import { originalName, photoFolderName } from './archive-names.ts';

export interface ArchiveFile {
  key: StorageKey;
  name: string;
}

interface ArchivePlan {
  files: ArchiveFile[];
  placeOf(photo: UserPhotoRow): { folder: string; original: string | null };
}

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
