import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storedOriginals } from '../../platform/database/schema/index.ts';
import type { Caller } from '../../platform/http/callers.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StorageKey } from '../../platform/storage/storage-key.ts';
import { deleteOriginal } from './observations.ts';
import { movedKey } from './picture-keys.ts';

/* The database knows every original that is stored, and since when: expiry need not look for them. */

interface Places {
  storage: Storage;
  db: Database;
}

type Owner = Pick<Caller, 'owner' | 'kind'>;

interface NewOriginal {
  key: StorageKey;
  bytes: Uint8Array;
  /** Of the file as it was sent, before its metadata was taken out. */
  sentBytes: number;
  now: Date;
}

/** Noted first: what is stored without a note is found by the daily sweep alone. */
export async function storeOriginal(
  { storage, db }: Places,
  { owner, kind }: Owner,
  { key, bytes, sentBytes, now }: NewOriginal,
): Promise<void> {
  const userId = kind === 'user' ? owner : null;
  await db.insert(storedOriginals).values({ key, owner, userId, sentBytes, storedAt: now });
  await storage.put(key, bytes);
}

/** Copies in the folder of an account, as old as what they were copied from. */
export async function noteCopies(
  tx: Database,
  originals: readonly StorageKey[],
  userId: string,
): Promise<void> {
  for (const original of originals) {
    const [noted] = await tx.select().from(storedOriginals).where(eq(storedOriginals.key, original));
    const { storedAt, sentBytes } = noted ?? { storedAt: sql`now()`, sentBytes: null };
    await tx
      .insert(storedOriginals)
      .values({ key: movedKey(original, userId), owner: userId, userId, sentBytes, storedAt })
      .onConflictDoNothing();
  }
}

/** The notes go last: what is cut off in between is done again by expiry. */
export async function deleteOriginals(
  { storage, db }: Places,
  originals: readonly StorageKey[],
): Promise<void> {
  for (const original of originals) await deleteOriginal(storage, original);
  if (originals.length === 0) return;
  await db.delete(storedOriginals).where(inArray(storedOriginals.key, [...originals]));
}
