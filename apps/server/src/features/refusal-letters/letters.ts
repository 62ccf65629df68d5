import { randomUUID } from 'node:crypto';
import { letterDays } from '@vesika/contract';
import { eq, inArray, lt } from 'drizzle-orm';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RefusalLetterRow, refusalLetters } from '../../platform/database/schema/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoredObject } from '../../platform/storage/storage.ts';
import { type StorageKey, storageKey } from '../../platform/storage/storage-key.ts';
import type { LetterFile } from './letter-file.ts';

/** Files are stored before their rows. */
const graceMs = dayMs;
const sweptAtOnce = 1000;

/** Keys name no owner, so a letter stays where it is when a buyer gets an account. */
export const lettersRoot = storageKey('letters');

type Places = Pick<Platform, 'db' | 'storage'>;
type Subject = { rejectionId: string } | { messageId: string };
export type NewLetter = Pick<RefusalLetterRow, 'id' | 'key' | 'bytes'>;

export async function storeLetter(
  { storage }: Pick<Platform, 'storage'>,
  { bytes, extension }: LetterFile,
): Promise<NewLetter> {
  const id = randomUUID();
  const key = storageKey(lettersRoot, `${id}.${extension}`);
  await storage.put(key, bytes);
  return { id, key, bytes: bytes.length };
}

/** A second letter replaces the first, whose file the caller then deletes. */
export async function noteLetter(
  tx: Database,
  letter: NewLetter,
  { subject, userId, now }: { subject: Subject; userId: string; now: Date },
): Promise<StorageKey[]> {
  const replaced = await dropLetter(tx, subject);
  await tx.insert(refusalLetters).values({ ...letter, ...subject, userId, storedAt: now });
  return replaced;
}

/** Removes the row of a letter, whose file the caller then deletes. */
export async function dropLetter(tx: Database, subject: Subject): Promise<StorageKey[]> {
  const isOfSubject =
    'rejectionId' in subject
      ? eq(refusalLetters.rejectionId, subject.rejectionId)
      : eq(refusalLetters.messageId, subject.messageId);
  const dropped = await tx.delete(refusalLetters).where(isOfSubject).returning({ key: refusalLetters.key });
  return dropped.map(({ key }) => key);
}

export async function letterKeysOf(db: Database, userId: string): Promise<StorageKey[]> {
  const rows = await db
    .select({ key: refusalLetters.key })
    .from(refusalLetters)
    .where(eq(refusalLetters.userId, userId));
  return rows.map(({ key }) => key);
}

/** Rows go before files: a letter whose report is gone cannot be opened, and the sweep finds its file. */
export async function forgetLetters({ db, storage }: Places, now: Date): Promise<void> {
  const gone = await db
    .delete(refusalLetters)
    .where(lt(refusalLetters.storedAt, new Date(now.getTime() - letterDays * dayMs)))
    .returning({ key: refusalLetters.key });
  for (const { key } of gone) await storage.delete(key);
}

/** Deletes files without a row. */
export async function sweepLetters({ db, storage }: Places, now: Date): Promise<number> {
  let swept = 0;
  let batch: StoredObject[] = [];
  const sweep = async () => {
    const keys = batch.map(({ key }) => key);
    const rows = await db
      .select({ key: refusalLetters.key })
      .from(refusalLetters)
      .where(inArray(refusalLetters.key, keys));
    const noted = new Set(rows.map(({ key }) => key));
    const orphans = keys.filter((key) => !noted.has(key));
    for (const key of orphans) await storage.delete(key);
    swept += orphans.length;
    batch = [];
  };
  for await (const object of storage.list(lettersRoot)) {
    if (now.getTime() - object.modifiedAtMs > graceMs) batch.push(object);
    if (batch.length === sweptAtOnce) await sweep();
  }
  await sweep();
  return swept;
}
