import { guarantee } from '@vesika/contract';
import { and, asc, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { storedOriginals, userPhotos } from '../../../schema/index.ts';
import { deletePhotoFiles } from '../files/photo-files.ts';
import { folderOwner } from '../files/photo-rows.ts';
import { deleteOriginals } from '../originals/stored-originals.ts';

const batchSize = 500;

export interface Retention {
  originalsAnonymousHours: number;
  originalsDays: number;
  finishedAnonymousDays: number;
}

export interface ExpiryParts extends Pick<Platform, 'storage' | 'db' | 'clock'> {
  retention: Retention;
}

/** The API reference states this number too. */
const testPhotoDays = 7;

/**
 * A finished photo lives as long as its row: until its owner deletes it; for a session's days; or, once a guest has paid for
 * it, as long as its rejection can be reported.
 */
export async function expirePictures(parts: ExpiryParts): Promise<number> {
  return (await expireOriginals(parts)) + (await expirePhotos(parts));
}

async function expireOriginals({ storage, db, clock, retention }: ExpiryParts): Promise<number> {
  const { key, userId, storedAt } = storedOriginals;
  const before = (ageMs: number) => lt(storedAt, new Date(clock() - ageMs));
  const outlived = or(
    and(isNull(userId), before(retention.originalsAnonymousHours * hourMs)),
    and(isNotNull(userId), before(retention.originalsDays * dayMs)),
  );
  return inBatches(async () => {
    const rows = await db
      .select({ key })
      .from(storedOriginals)
      .where(outlived)
      .orderBy(asc(storedAt))
      .limit(batchSize);
    await deleteOriginals(
      { storage, db },
      rows.map((row) => row.key as StorageKey),
    );
    return rows.length;
  });
}

/** Rows go before files, so that a visible row always has its file; the daily sweep removes leftovers of a crash. */
async function expirePhotos({ storage, db, clock, retention }: ExpiryParts): Promise<number> {
  const daysAgo = (days: number) => new Date(clock() - days * dayMs);
  const olderThan = (days: number) => lt(userPhotos.createdAt, daysAgo(days));
  const outlived = or(
    and(
      isNull(userPhotos.userId),
      olderThan(retention.finishedAnonymousDays),
      or(isNull(userPhotos.unlockedAt), lt(userPhotos.unlockedAt, daysAgo(guarantee.rejectionDays))),
    ),
    and(isNotNull(userPhotos.testStatus), olderThan(testPhotoDays)),
  );
  return inBatches(async () => {
    const batch = db.select({ id: userPhotos.id }).from(userPhotos).where(outlived).limit(batchSize);
    const rows = await db
      .delete(userPhotos)
      .where(and(inArray(userPhotos.id, batch), outlived))
      .returning({ id: userPhotos.id, userId: userPhotos.userId, sessionId: userPhotos.sessionId });
    for (const row of rows) await deletePhotoFiles(storage, folderOwner(row), row.id);
    return rows.length;
  });
}

async function inBatches(work: () => Promise<number>): Promise<number> {
  for (let all = 0; ; ) {
    const done = await work();
    all += done;
    if (done < batchSize) return all;
  }
}
