import { randomBytes } from 'node:crypto';
import type { DocumentType } from '@vesika/requirements';
import type { Clock } from '../../../platform/clock/clock.ts';
import { isPrivate, privateKey, type StorageKey, storageKey } from '../../../platform/storage/storage-key.ts';

/*
 * Layout of the storage:
 * photos/{owner}/{documentType}_{countryCode}_{timestamp}_{unguessable}.jpg an original
 * photos/{owner}/original_{timestamp}_{unguessable}.jpg an original without a document
 * photos/{owner}/private/{name of an original}.observation the engine's observation
 * photos/{owner}/private/{name of an original}.check the last check of the file as it is
 * photos/{owner}/private/{job}.result a sheet or certificate for one answer, or a converted HEIC
 * photos/{one conversion}/private/sent.result a HEIC as sent
 * photos/{owner}/{photoId}/photo.jpg, photo.png, thumbnail.jpg, proof.png a finished photo
 * photos/{owner}/{photoId}/preview.jpg its preview with watermark
 */
export const picturesRoot = storageKey('photos');

interface PictureName {
  documentType: DocumentType;
  countryCode: string;
}

export function newPictureName({ documentType, countryCode }: PictureName, clock: Clock): string {
  return `${documentType}_${countryCode}_${clock()}_${randomBytes(12).toString('hex')}`;
}

export function newOriginalName(clock: Clock): string {
  return `original_${clock()}_${randomBytes(12).toString('hex')}`;
}

export function ownerFolder(owner: string): StorageKey {
  return storageKey(picturesRoot, owner);
}

export function originalKey(owner: string, name: string, extension: string): StorageKey {
  return storageKey(picturesRoot, owner, `${name}.${extension}`);
}

export function observationKey(original: StorageKey): StorageKey {
  return privateKey(original, 'observation');
}

export function checkKey(original: StorageKey): StorageKey {
  return privateKey(original, 'check');
}

export function jobFileKey(owner: string, jobId: string): StorageKey {
  return privateKey(storageKey(ownerFolder(owner), jobId), 'result');
}

export type PhotoFileName = 'photo.jpg' | 'photo.png' | 'thumbnail.jpg' | 'proof.png' | 'preview.jpg';

export function photoFolder(owner: string, photoId: string): StorageKey {
  return storageKey(picturesRoot, owner, photoId);
}

export function photoFileKey(owner: string, photoId: string, fileName: PhotoFileName): StorageKey {
  return storageKey(photoFolder(owner, photoId), fileName);
}

export function movedKey(key: StorageKey, owner: string): StorageKey {
  const [root = '', , ...rest] = key.split('/');
  return storageKey(root, owner, ...rest);
}

export function ownerOf(key: StorageKey): string | undefined {
  return key.split('/')[1];
}

export function isOriginal(key: StorageKey): boolean {
  return key.split('/').length === 3;
}

export function isObservation(key: StorageKey): boolean {
  return isPrivate(key);
}

export function photoIdOf(key: StorageKey): string | undefined {
  return isOriginal(key) || isObservation(key) ? undefined : key.split('/')[2];
}

export function originalIdOf(key: StorageKey): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
