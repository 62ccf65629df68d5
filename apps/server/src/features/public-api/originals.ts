import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { UserCaller } from '../../platform/http/callers.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseStorageKey, type StorageKey } from '../../platform/storage/storage-key.ts';
import { storedOriginals } from '../../schema/index.ts';
import { newOriginalName, originalKey, type ReceivedPicture, storeOriginal } from '../photos/index.ts';

const extensions = ['jpg', 'png', 'webp'];

type OriginalsParts = Pick<Platform, 'db' | 'storage' | 'clock'>;

export async function keepOriginal(
  parts: OriginalsParts,
  caller: UserCaller,
  picture: ReceivedPicture,
): Promise<{ key: StorageKey; storedAt: Date }> {
  const key = originalKey(caller.owner, newOriginalName(parts.clock), picture.extension);
  const storedAt = new Date(parts.clock());
  await storeOriginal(parts, caller, { key, picture, now: storedAt });
  return { key, storedAt };
}

export async function requireOriginal(
  db: Database,
  { userId, owner }: UserCaller,
  originalId: string,
): Promise<StorageKey> {
  const places = extensions.map((extension) => originalKey(owner, originalId, extension));
  const [found] = await db
    .select({ key: storedOriginals.key })
    .from(storedOriginals)
    .where(and(inArray(storedOriginals.key, places), eq(storedOriginals.userId, userId)));
  const key = found && parseStorageKey(found.key);
  if (!key) throw new ServiceError('original-not-found');
  return key;
}
