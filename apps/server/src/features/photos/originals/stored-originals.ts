import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { storedOriginals } from '../../../platform/database/schema/index.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { movedKey } from '../files/picture-keys.ts';
import { deleteOriginal } from './observations.ts';

/* The database records every stored original and its time, so expiry need not list the storage. */

interface Places {
  storage: Storage;
  db: Database;
}

type Owner = Pick<Caller, 'owner' | 'kind'>;

interface NewOriginal {
  key: StorageKey;
  bytes: Uint8Array;
  /** Size of the uploaded file, before its metadata was removed. */
  sentBytes: number;
  now: Date;
}

/** Recorded first, because only the daily sweep finds unrecorded files. */
export async function storeOriginal(
  { storage, db }: Places,
  { owner, kind }: Owner,
  { key, bytes, sentBytes, now }: NewOriginal,
): Promise<void> {
  const userId = kind === 'user' ? owner : null;
  await db.insert(storedOriginals).values({ key, owner, userId, sentBytes, storedAt: now });
  await storage.put(key, bytes);
}

/** Records copies in an account's folder with the age of their originals. */
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

/** Deletes records last, so that expiry repeats an interrupted deletion. */
export async function deleteOriginals(
  { storage, db }: Places,
  originals: readonly StorageKey[],
): Promise<void> {
  for (const original of originals) await deleteOriginal(storage, original);
  if (originals.length === 0) return;
  await db.delete(storedOriginals).where(inArray(storedOriginals.key, [...originals]));
}
