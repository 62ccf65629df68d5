import { randomBytes } from 'node:crypto';
import type { DocumentType } from '@vesika/requirements';
import type { Clock } from '../../platform/clock/clock.ts';
import { type StorageKey, storageKey } from '../../platform/storage/storage-key.ts';

/*
 * Where pictures lie (product.md section 3):
 *   photos/{owner}/{documentType}_{countryCode}_{timestamp}_{unguessable}.jpg    an original
 *   photos/{owner}/{photoId}/photo.jpg, photo.png, photo.json                    a finished photo
 */
export const picturesRoot = storageKey('photos');

export interface PictureName {
  documentType: DocumentType;
  countryCode: string;
}

/** `passport_DE_1763700000000_9f2c…`: names an original, or a finished photo. */
export function newPictureName({ documentType, countryCode }: PictureName, clock: Clock): string {
  return `${documentType}_${countryCode}_${clock()}_${randomBytes(12).toString('hex')}`;
}

export function ownerFolder(owner: string): StorageKey {
  return storageKey(picturesRoot, owner);
}

export function originalKey(owner: string, name: string, extension: string): StorageKey {
  return storageKey(picturesRoot, owner, `${name}.${extension}`);
}

export function finishedKey(owner: string, photoId: string, fileName: string): StorageKey {
  return storageKey(picturesRoot, owner, photoId, fileName);
}

/** Of a key below `photos/`. */
export function ownerOf(key: StorageKey): string | undefined {
  return key.split('/')[1];
}

export function isOriginal(key: StorageKey): boolean {
  return key.split('/').length === 3;
}
