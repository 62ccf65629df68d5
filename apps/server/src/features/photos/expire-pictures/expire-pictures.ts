import type { Clock } from '../../../platform/clock/clock.ts';
import { anonymousPrefix } from '../../../platform/http/session.ts';
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts';
import { isOriginal, ownerOf, picturesRoot } from '../picture-keys.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface Retention {
  originalsAnonymousHours: number;
  originalsDays: number;
  finishedAnonymousDays: number;
}

interface ExpirePicturesParts {
  storage: Storage;
  clock: Clock;
  retention: Retention;
}

/** Deletes what has outlived its time; tells how much that was. */
export async function expirePictures({ storage, clock, retention }: ExpirePicturesParts): Promise<number> {
  let deleted = 0;
  for await (const object of storage.list(picturesRoot)) {
    if (clock() - object.modifiedAtMs <= lifetimeMs(object, retention)) continue;
    await storage.delete(object.key);
    deleted++;
  }
  return deleted;
}

/** Finished photos of an account stay until their owner deletes them. */
function lifetimeMs({ key }: StoredObject, retention: Retention): number {
  const isAnonymous = ownerOf(key)?.startsWith(anonymousPrefix) ?? false;
  if (!isOriginal(key))
    return isAnonymous ? retention.finishedAnonymousDays * dayMs : Number.POSITIVE_INFINITY;
  return isAnonymous ? retention.originalsAnonymousHours * hourMs : retention.originalsDays * dayMs;
}
