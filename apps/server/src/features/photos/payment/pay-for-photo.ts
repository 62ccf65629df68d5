import { guarantee, type PaidBy } from '@vesika/contract';
import type { FaceFrame, FacePoint } from '@vesika/engine';
import { findRequirement, photoDifferencesBetween } from '@vesika/requirements';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  packages,
  paidOriginals,
  payments,
  refunds,
  rejections,
  type UserPhotoRow,
  userPackages,
  userPhotos,
} from '../../../schema/index.ts';
import { ofPayer, type Payer, type Refusal, refusalOfCredit, takeCredit } from '../../credits/index.ts';
import { isSameFace } from './same-face.ts';

export const revisionDays = 30;

interface Payable extends Payer {
  originalSha256: string;
  countryCode: string;
  documentType: UserPhotoRow['documentType'];
  variant: string;
  /** Face of the original; null until it is known. */
  face: FacePoint | null;
  /** The API key that asks; its limit applies to credits. */
  keyId?: string | undefined;
  now: Date;
}

interface UnpaidPhoto extends Payable {
  photoId: string;
  face: FaceFrame | null;
  reason: 'photo' | 'unlock';
}

/** Call this under lockAccount in the transaction that records the photo. */
export async function payForPhoto(tx: Database, photo: UnpaidPhoto): Promise<UserPhotoRow | Refusal> {
  const payment = (await freePayment(tx, photo)) ?? (await payByCredit(tx, photo));
  if ('refused' in payment) return payment;
  const { paidBy, userPackageId } = payment;
  const [row] = await tx
    .update(userPhotos)
    .set({ unlockedAt: photo.now, paidBy, userPackageId })
    .where(eq(userPhotos.id, photo.photoId))
    .returning();
  if (!row) throw new Error('a photo to be paid for has no row');
  if (paidBy === 'credit' || paidBy === 'rejection-redo') await rememberPayment(tx, photo, userPackageId);
  if (payment.rejectionId !== undefined) await useUpRedo(tx, photo, payment.rejectionId);
  return row;
}

/** Photos paid for since then become previews again. */
export async function withdrawPhotos(tx: Database, userPackageId: string, since: Date): Promise<void> {
  const paidSince = and(eq(userPhotos.userPackageId, userPackageId), gte(userPhotos.unlockedAt, since));
  await tx.update(userPhotos).set({ unlockedAt: null }).where(paidSince);
}

export async function returnPhotos(tx: Database, userPackageId: string, now: Date): Promise<void> {
  const withdrawn = and(eq(userPhotos.userPackageId, userPackageId), isNull(userPhotos.unlockedAt));
  await tx.update(userPhotos).set({ unlockedAt: now }).where(withdrawn);
}

export async function couldPayForPhoto(db: Database, photo: Payable): Promise<boolean> {
  return (await refusalToPay(db, photo)) === null;
}

export async function refusalToPay(db: Database, photo: Payable): Promise<Refusal['refused'] | null> {
  return (await freePayment(db, photo)) === undefined ? refusalOfCredit(db, photo) : null;
}

/** A revision, a document that shares a paid photo, or a free redo: nothing that its owner has to agree to first. */
export async function costsNothing(db: Database, photo: Payable): Promise<boolean> {
  return (await freePayment(db, photo)) !== undefined;
}

export async function forgetPayments(db: Database, now: Date): Promise<void> {
  const over = db.select({ id: userPackages.id }).from(userPackages).where(lt(userPackages.expiresAt, now));
  await db
    .delete(paidOriginals)
    .where(and(lt(paidOriginals.paidAt, revisionsSince(now)), inArray(paidOriginals.userPackageId, over)));
}

/** A refund by one click pays back what was not used, so the rejected photo stays paid for. */
const keepsRedo = sql<boolean>`${userPackages.paymentStatus} = 'refunded' and 'one-click' = all (
  select ${refunds.reason} from ${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId}
  where ${payments.userPackageId} = ${userPackages.id})`;

interface Payment {
  paidBy: PaidBy;
  userPackageId: string;
  rejectionId?: string;
}

async function freePayment(db: Database, photo: Payable): Promise<Payment | undefined> {
  return (await revisionOf(db, photo)) ?? (await sharedWith(db, photo)) ?? (await redoOf(db, photo));
}

async function revisionOf(db: Database, photo: Payable): Promise<Payment | undefined> {
  const paid = await db
    .select({ userPackageId: paidOriginals.userPackageId, face: paidOriginals.face })
    .from(paidOriginals)
    .innerJoin(userPackages, eq(userPackages.id, paidOriginals.userPackageId))
    .where(
      and(
        ofPayer(photo),
        eq(paidOriginals.originalSha256, photo.originalSha256),
        eq(paidOriginals.countryCode, photo.countryCode),
        eq(paidOriginals.documentType, photo.documentType),
        gt(paidOriginals.paidAt, revisionsSince(photo.now)),
        eq(userPackages.paymentStatus, 'completed'),
      ),
    )
    .orderBy(desc(paidOriginals.paidAt));
  const found = paid.find(({ face }) => isSameFace(face, photo.face));
  return found && { paidBy: 'revision', userPackageId: found.userPackageId };
}

async function sharedWith(db: Database, photo: Payable): Promise<Payment | undefined> {
  const own = findRequirement(photo)?.requirement;
  if (!own) return undefined;
  const paid = await db
    .select({
      userPackageId: paidOriginals.userPackageId,
      face: paidOriginals.face,
      features: packages.features,
      countryCode: userPhotos.countryCode,
      documentType: userPhotos.documentType,
      variant: userPhotos.variant,
    })
    .from(paidOriginals)
    .innerJoin(userPhotos, eq(userPhotos.id, paidOriginals.photoId))
    .innerJoin(userPackages, eq(userPackages.id, paidOriginals.userPackageId))
    .innerJoin(packages, eq(packages.id, userPackages.packageId))
    .where(
      and(
        ofPayer(photo),
        eq(paidOriginals.originalSha256, photo.originalSha256),
        gt(paidOriginals.paidAt, revisionsSince(photo.now)),
        eq(userPackages.paymentStatus, 'completed'),
        isNotNull(userPhotos.unlockedAt),
      ),
    )
    .orderBy(desc(paidOriginals.paidAt));
  const found = paid.find(({ features, face, ...document }) => {
    if (!isSameFace(face, photo.face)) return false;
    if (features.includes('one-country') && document.countryCode !== photo.countryCode) return false;
    const other = findRequirement(document)?.requirement;
    return other !== undefined && photoDifferencesBetween(own, other).length === 0;
  });
  return found && { paidBy: 'shared', userPackageId: found.userPackageId };
}

async function redoOf(db: Database, photo: Payable): Promise<Payment | undefined> {
  const [redo] = await db
    .select({ rejectionId: rejections.id, userPackageId: rejections.userPackageId })
    .from(rejections)
    .innerJoin(userPackages, eq(userPackages.id, rejections.userPackageId))
    .where(
      and(
        ofPayer(photo),
        eq(rejections.outcome, 'redo'),
        isNull(rejections.redoneAt),
        ...guarantee.redoneWithSame.map((key) => eq(rejections[key], photo[key])),
        or(eq(userPackages.paymentStatus, 'completed'), keepsRedo),
      ),
    )
    .orderBy(asc(rejections.createdAt))
    .limit(1);
  return redo && { paidBy: 'rejection-redo', ...redo };
}

async function payByCredit(tx: Database, photo: UnpaidPhoto): Promise<Payment | Refusal> {
  const spent = await takeCredit(tx, photo);
  return 'refused' in spent ? spent : { paidBy: 'credit', ...spent };
}

async function rememberPayment(tx: Database, photo: UnpaidPhoto, userPackageId: string): Promise<void> {
  const { photoId, userId, originalSha256, countryCode, documentType, face, now } = photo;
  const payment = { userId, userPackageId, paidAt: now, originalSha256, countryCode, documentType, face };
  await tx
    .insert(paidOriginals)
    .values({ photoId, ...payment })
    .onConflictDoUpdate({ target: paidOriginals.photoId, set: payment });
}

async function useUpRedo(tx: Database, { photoId, now }: UnpaidPhoto, rejectionId: string): Promise<void> {
  await tx
    .update(rejections)
    .set({ redoneAt: now, redonePhotoId: photoId })
    .where(eq(rejections.id, rejectionId));
}

function revisionsSince(now: Date): Date {
  return new Date(now.getTime() - revisionDays * dayMs);
}
