import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/database.ts';
import { type UserPhotoRow, userPhotos } from '../../../../platform/database/schema/index.ts';
import type { Caller } from '../../../../platform/http/callers.ts';
import { requireActive } from '../../../requirements/index.ts';
import { findDraft } from '../../drafts/drafts.ts';
import { isClean, payerOfPhoto, requireOwnPhoto } from '../../files/photo-rows.ts';
import { payForPhoto } from '../../payment/pay-for-photo.ts';
import { refuseFailed } from './refuse-failed.ts';

interface PhotoToBuy {
  photoId: string;
  despiteFailedChecks: boolean;
}

interface PhotoForSale {
  id: string;
  page: string;
}

export async function requirePhotoToBuy(
  db: Database,
  caller: Caller,
  { photoId, despiteFailedChecks }: PhotoToBuy,
): Promise<PhotoForSale> {
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
  if (!row || isClean(row) || (await payerOfPhoto(tx, row)) !== payer) return;
  await payForPhoto(tx, { ...row, userId: payer, photoId, reason: 'unlock', now });
}
