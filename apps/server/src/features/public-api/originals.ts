import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { type StoredOriginalRow, storedOriginals } from '../../schema/index.ts';
import { newOriginalName, originalKey, type ReceivedPicture, storeOriginal } from '../photos/index.ts';
import type { KeyCaller } from './key-callers.ts';

const extensions = ['jpg', 'png', 'webp'];

type OriginalsParts = Pick<Platform, 'db' | 'storage' | 'clock'>;

export async function keepOriginal(
  parts: OriginalsParts,
  caller: KeyCaller,
  picture: ReceivedPicture,
): Promise<StoredOriginalRow> {
  const key = originalKey(caller.owner, newOriginalName(parts.clock), picture.extension);
  const { isTest } = caller.key;
  return storeOriginal(parts, caller, { key, picture, isTest, now: new Date(parts.clock()) });
}

/** Test keys use the originals of test keys, and all other keys the others. */
export async function findOriginal(
  db: Database,
  { userId, owner, key: { isTest } }: KeyCaller,
  originalId: string,
): Promise<StoredOriginalRow> {
  const places = extensions.map((extension) => originalKey(owner, originalId, extension));
  const own = and(eq(storedOriginals.userId, userId), eq(storedOriginals.isTest, isTest));
  const [found] = await db
    .select()
    .from(storedOriginals)
    .where(and(inArray(storedOriginals.key, places), own));
  if (!found) throw new ServiceError('original-not-found');
  return found;
}
