import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { userPhotos } from '../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { lockAccount } from '../../credits/credits.ts';
import { mergeBuyersOfSession } from '../../guest-buyers/merge-buyer.ts';
import { claimDraft } from '../drafts/drafts.ts';
import { deleteOriginals, noteCopies } from '../originals.ts';
import { listOwnerFiles } from '../owner-files.ts';
import { isOriginal } from '../picture-keys.ts';
import { bringPhotos, copyAll } from './bring-photos.ts';

interface ClaimParts {
  storage: Storage;
  db: Database;
}

interface Claim {
  session: string;
  userId: string;
}

/**
 * Moves everything of a session to an account, what it has bought without one included; tells how many photos
 * that were. Files are copied before the rows change and deleted afterwards: a claim that was cut off can be
 * repeated, and what it left behind in the session's folder expires there. What was seen in an original is not
 * brought along, but seen anew.
 *
 * Throws: sign-in-required where the account is gone.
 */
export async function claim({ storage, db }: ClaimParts, { session, userId }: Claim): Promise<number> {
  const originals = await copyAll(storage, originalsOf(storage, session), userId);
  const photos = await db.transaction(async (tx) => {
    const claimed = await claimRows(tx, storage, { session, userId });
    await noteCopies(tx, originals, userId);
    return claimed;
  });
  await deleteOriginals({ storage, db }, originals);
  for (const key of photos.files) await storage.delete(key);
  return photos.claimed;
}

/** The rows are locked: of two claims one finds them. */
async function claimRows(tx: Database, storage: Storage, { session, userId }: Claim) {
  if (!(await lockAccount(tx, userId))) throw new ServiceError('sign-in-required');
  // Before the photos, as a payment locks them: neither waits for the other for ever.
  await mergeBuyersOfSession(tx, { session, userId });
  const rows = await tx
    .select()
    .from(userPhotos)
    .where(and(eq(userPhotos.sessionId, session), isNull(userPhotos.userId)))
    .for('update');
  const files = await bringPhotos(tx, storage, { rows, userId, session: 'left' });
  // Those that a mailed link had brought already are the account's alone now.
  await tx
    .update(userPhotos)
    .set({ sessionId: null })
    .where(and(eq(userPhotos.sessionId, session), eq(userPhotos.userId, userId)));
  await claimDraft(tx, { session, userId });
  return { claimed: rows.length, files };
}

async function* originalsOf(storage: Storage, session: string): AsyncGenerator<StorageKey> {
  for await (const { key } of listOwnerFiles(storage, session)) if (isOriginal(key)) yield key;
}
