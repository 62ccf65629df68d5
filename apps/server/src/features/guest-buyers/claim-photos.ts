import { claimPhotos } from '@vesika/contract';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '../../account/account.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { serveUser } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StorageKey } from '../../platform/storage/storage-key.ts';
import { userPhotos } from '../../schema/index.ts';
import {
  bringPhotos,
  claimDrafts,
  copyAll,
  deleteOriginals,
  isOriginal,
  leaveSession,
  listOwnerFiles,
  noteCopies,
  originalOf,
} from '../photos/index.ts';
import { mergeBuyersOfSession, photosOfGuests } from './merge-buyer.ts';

export function registerClaimPhotos(app: FastifyInstance, parts: ClaimParts): void {
  const { storage, db } = parts;
  serveUser(app, claimPhotos, async (_request, { userId, session }) => {
    const claimed = session === undefined ? 0 : await claim({ storage, db }, { session, userId });
    return { claimed };
  });
}

type ClaimParts = Pick<Platform, 'storage' | 'db'>;

interface Claim {
  session: string;
  userId: string;
}

/**
 * Files are copied before the rows change and deleted afterwards, so an interrupted run can be repeated and leftovers expire.
 */
export async function claim({ storage, db }: ClaimParts, { session, userId }: Claim): Promise<number> {
  const staying = new Set((await photosOfGuests(db, { session, userId })).map(originalOf));
  const originals = await copyAll(storage, originalsOf(storage, session, staying), userId);
  const photos = await db.transaction(async (tx) => {
    const claimed = await claimRows(tx, storage, { session, userId });
    await noteCopies(tx, originals, userId);
    return claimed;
  });
  await deleteOriginals({ storage, db }, originals);
  for (const key of photos.files) await storage.delete(key);
  return photos.claimed;
}

/** The rows are locked, so only one of two claims finds them. */
async function claimRows(tx: Database, storage: Storage, { session, userId }: Claim) {
  if (!(await lockAccount(tx, userId))) throw new ServiceError('sign-in-required');
  // Locked before the photos, in the order payments use, to avoid a deadlock.
  await mergeBuyersOfSession(tx, { session, userId });
  const staying = (await photosOfGuests(tx, { session, userId })).map(({ id }) => id);
  const isVisitors = and(eq(userPhotos.sessionId, session), isNull(userPhotos.userId));
  const rows = await tx
    .select()
    .from(userPhotos)
    .where(and(isVisitors, notInArray(userPhotos.id, staying)))
    .for('update');
  const files = await bringPhotos(tx, storage, { rows, userId, session: 'left' });
  // Photos a mailed link has already moved now belong to the account alone.
  await leaveSession(tx, { session, userId });
  await claimDrafts(tx, { session, userId, staying });
  return { claimed: rows.length, files };
}

async function* originalsOf(
  storage: Storage,
  session: string,
  staying: ReadonlySet<StorageKey>,
): AsyncGenerator<StorageKey> {
  for await (const { key } of listOwnerFiles(storage, session)) {
    if (isOriginal(key) && !staying.has(key)) yield key;
  }
}
