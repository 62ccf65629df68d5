import type { Storage, StoredObject } from '../../../platform/storage/storage.ts';
import { ownerFolder } from './picture-keys.ts';

export function listOwnerFiles(storage: Storage, owner: string): AsyncIterable<StoredObject> {
  return storage.list(ownerFolder(owner));
}

/** Call this after deleting the rows, so that a visible row always has its file. */
export async function deleteOwnerFiles(storage: Storage, owner: string): Promise<void> {
  for await (const { key } of listOwnerFiles(storage, owner)) await storage.delete(key);
}
