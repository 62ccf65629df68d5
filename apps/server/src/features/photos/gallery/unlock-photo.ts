import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../../../account/account.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { type UserPhotoRow, userPhotos } from '../../../schema/index.ts';
import { type AnnounceCredits, payerOf } from '../../credits/index.ts';
import { requireActive } from '../../requirements/index.ts';
import { findDraft } from '../drafts/drafts.ts';
import { isClean, ofTests, payerOfPhoto, requireOwnPhoto } from '../files/photo-rows.ts';
import { payForPhoto } from '../payment/pay-for-photo.ts';
import { currentChecks, findRejudgement, judgedAs } from '../rules/rejudgements.ts';

interface Unlocking {
  caller: Caller;
  photoId: string;
  now: Date;
  /** The person knows that checks fail and wants the photo anyway, since a measurement may be wrong. */
  despiteFailedChecks: boolean;
  announceCredits: AnnounceCredits;
  keyId?: string;
}

/** Idempotent: a second call pays nothing. */
export async function unlock(
  tx: Database,
  { caller, photoId, now, despiteFailedChecks, announceCredits, keyId }: Unlocking,
): Promise<UserPhotoRow> {
  const payer = await payerOf(tx, caller);
  if (payer !== null) await lockAccount(tx, payer.userId);
  const row = await requireOwnPhoto(tx, caller, photoId);
  if (isClean(row)) return row;
  if (payer === null) throw new ServiceError('payment-required', { reason: 'sign-in-required' });
  await requireActive(tx, row);
  if (!despiteFailedChecks) await refuseFailed(tx, row);
  const paid = await payForPhoto(tx, { ...row, ...payer, photoId, reason: 'unlock', keyId, now });
  if ('refused' in paid) throw new ServiceError('payment-required', { reason: paid.refused });
  if (paid.paidBy === 'credit') await announceCredits(tx, { userId: payer.userId, now });
  return paid;
}

export async function unlockTestPhoto(
  db: Database,
  { userId, photoId }: { userId: string; photoId: string },
): Promise<UserPhotoRow> {
  const [row] = await db
    .update(userPhotos)
    .set({ testStatus: 'finished' })
    .where(and(eq(userPhotos.id, photoId), eq(userPhotos.userId, userId), ofTests(true)))
    .returning();
  if (!row) throw new ServiceError('photo-not-found');
  return row;
}

export async function requirePhotoToBuy(
  db: Database,
  caller: Caller,
  { photoId, despiteFailedChecks }: { photoId: string; despiteFailedChecks: boolean },
): Promise<{ id: string; page: string }> {
  const row = await requireOwnPhoto(db, caller, photoId);
  await requireActive(db, row);
  if (!despiteFailedChecks) await refuseFailed(db, row);
  return { id: row.id, page: `${await pageOf(db, caller, row)}?photo=${row.id}` };
}

async function pageOf(db: Database, caller: Caller, row: UserPhotoRow): Promise<string> {
  if (caller.kind === 'visitor') return '/create';
  const draft = await findDraft(db, caller.owner);
  return draft?.photoId === row.id ? `/dashboard/${row.documentType}` : `/dashboard/photos/${row.id}`;
}

/** A photo that is gone, already unlocked or not the buyer's is left alone, and the credits remain. */
export async function unlockPaidPhoto(
  tx: Database,
  { payer, photoId, now }: { payer: string; photoId: string; now: Date },
): Promise<void> {
  const [row] = await tx.select().from(userPhotos).where(eq(userPhotos.id, photoId)).for('update');
  if (!row || isClean(row) || (await payerOfPhoto(tx, row))?.userId !== payer) return;
  await payForPhoto(tx, { ...row, userId: payer, photoId, reason: 'unlock', now });
}

/** Under the current rules a photo that passed may fail. */
async function refuseFailed(db: Database, row: UserPhotoRow): Promise<void> {
  const failed = judgedAs('fail', currentChecks(row, await findRejudgement(db, row.id)));
  if (failed.length > 0) throw new ServiceError('checks-failed', { checks: failed });
}
