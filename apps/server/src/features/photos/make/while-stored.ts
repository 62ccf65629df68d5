import type { Caller } from '../../../platform/http/callers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { newOriginalName, originalKey } from '../files/picture-keys.ts';
import { deleteOriginals, storeOriginal } from '../originals/stored-originals.ts';
import type { ReceivedPicture } from '../upload/receive-upload.ts';

/** Stores a picture while a job reads it, so that any machine can do the job, and deletes it with the answer. */
export async function whileStored<T>(
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  owner: Pick<Caller, 'owner' | 'kind'>,
  picture: ReceivedPicture,
  work: (key: StorageKey) => Promise<T>,
): Promise<T> {
  const key = originalKey(owner.owner, newOriginalName(clock), picture.extension);
  await storeOriginal({ storage, db }, owner, { key, picture, now: new Date(clock()) });
  try {
    return await work(key);
  } finally {
    await deleteOriginals({ storage, db }, [key]);
  }
}
