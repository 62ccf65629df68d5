import { hash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { type StoredOriginalRow, storedOriginals } from '../../../schema/index.ts';
import { movedKey } from '../files/picture-keys.ts';
import { deleteOriginal } from './observations.ts';

/* The database records every stored original and its time, so expiry need not list the storage. */

type Places = Pick<Platform, 'storage' | 'db'>;

type Owner = Pick<Caller, 'owner' | 'kind'>;

export interface OriginalPicture {
  bytes: Uint8Array;
  sha256: string;
  sentBytes: number;
}

interface NewOriginal {
  key: StorageKey;
  picture: OriginalPicture;
  isTest?: boolean;
  now: Date;
}

/** Recorded first, because only the daily sweep finds unrecorded files. */
export async function storeOriginal(
  { storage, db }: Places,
  { owner, kind }: Owner,
  { key, picture, isTest = false, now }: NewOriginal,
): Promise<StoredOriginalRow> {
  const userId = kind === 'user' ? owner : null;
  const { bytes, sha256, sentBytes } = picture;
  const row = { key, owner, userId, sentBytes, sha256, bytes: bytes.length, storedAt: now, isTest };
  await db.insert(storedOriginals).values(row);
  await storage.put(key, bytes);
  return row;
}

export async function noteCopies(
  tx: Database,
  originals: readonly StorageKey[],
  userId: string,
): Promise<void> {
  for (const original of originals) {
    const [noted] = await tx.select().from(storedOriginals).where(eq(storedOriginals.key, original));
    const facts = noted ?? { storedAt: sql`now()`, sentBytes: null, sha256: null, bytes: null };
    await tx
      .insert(storedOriginals)
      .values({ ...facts, key: movedKey(original, userId), owner: userId, userId })
      .onConflictDoNothing();
  }
}

export function sha256Of(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}

/** An original that was stored before hashes were recorded is read once, and its hash recorded. */
export async function originalSha256({ storage, db }: Places, original: StorageKey): Promise<string> {
  const { key, sha256 } = storedOriginals;
  const [recorded] = await db.select({ sha256 }).from(storedOriginals).where(eq(key, original));
  if (recorded?.sha256) return recorded.sha256;
  const bytes = await storage.get(original);
  if (!bytes) throw new ServiceError('image-not-found');
  const computed = sha256Of(bytes);
  await db.update(storedOriginals).set({ sha256: computed, bytes: bytes.length }).where(eq(key, original));
  return computed;
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
