import type { PaidBy } from '@vesika/contract';
import { findRequirement, photoDifferencesBetween } from '@vesika/requirements';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  packages,
  paidOriginals,
  rejections,
  type UserPhotoRow,
  userPackages,
  userPhotos,
} from '../../../platform/database/schema/index.ts';
import { type Refusal, refusalOfCredit, takeCredit } from '../../credits/index.ts';

export const revisionDays = 30;
const dayMs = 86_400_000;

/** The facts of a photo that decide its price. */
export interface Payable {
  /** The paying account. */
  userId: string;
  originalSha256: string;
  countryCode: string;
  documentType: UserPhotoRow['documentType'];
  variant: string;
  now: Date;
}

export interface UnpaidPhoto extends Payable {
  /** The photo must already have a row. */
  photoId: string;
  reason: 'photo' | 'unlock';
}

/**
 * Turns a preview into a clean photo: as a free revision of a paid one, as the same photo for another document, as the
 * redo of a rejected one, else for a credit. Call it under lockAccount in the transaction that records it.
 */
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

/** Checks without taking a credit or reserving one. */
export async function couldPayForPhoto(db: Database, photo: Payable): Promise<boolean> {
  return (await refusalToPay(db, photo)) === null;
}

/** The same with the reason for a refusal. */
export async function refusalToPay(db: Database, photo: Payable): Promise<Refusal['refused'] | null> {
  return (await freePayment(db, photo)) === undefined ? refusalOfCredit(db, photo) : null;
}

/** Deletes payments that no longer affect a price: too old for a revision, or of an ended package. */
export async function forgetPayments(db: Database, now: Date): Promise<void> {
  const over = db.select({ id: userPackages.id }).from(userPackages).where(lt(userPackages.expiresAt, now));
  await db
    .delete(paidOriginals)
    .where(and(lt(paidOriginals.paidAt, revisionsSince(now)), inArray(paidOriginals.userPackageId, over)));
}

interface Payment {
  paidBy: PaidBy;
  userPackageId: string;
  /** The rejection that grants the redo. */
  rejectionId?: string;
}

async function freePayment(db: Database, photo: Payable): Promise<Payment | undefined> {
  return (await revisionOf(db, photo)) ?? (await sharedWith(db, photo)) ?? (await redoOf(db, photo));
}

/** A recent payment for the same original and document, unless refunded. */
async function revisionOf(db: Database, photo: Payable): Promise<Payment | undefined> {
  const [paid] = await db
    .select({ userPackageId: paidOriginals.userPackageId })
    .from(paidOriginals)
    .innerJoin(userPackages, eq(userPackages.id, paidOriginals.userPackageId))
    .where(
      and(
        eq(paidOriginals.userId, photo.userId),
        eq(paidOriginals.originalSha256, photo.originalSha256),
        eq(paidOriginals.countryCode, photo.countryCode),
        eq(paidOriginals.documentType, photo.documentType),
        gt(paidOriginals.paidAt, revisionsSince(photo.now)),
        eq(userPackages.paymentStatus, 'completed'),
      ),
    )
    .orderBy(desc(paidOriginals.paidAt))
    .limit(1);
  return paid && { paidBy: 'revision', ...paid };
}

/** A recent payment for the same original and a document whose photo serves this one too. */
async function sharedWith(db: Database, photo: Payable): Promise<Payment | undefined> {
  const own = findRequirement(photo)?.requirement;
  if (!own) return undefined;
  const paid = await db
    .select({
      userPackageId: paidOriginals.userPackageId,
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
        eq(paidOriginals.userId, photo.userId),
        eq(paidOriginals.originalSha256, photo.originalSha256),
        gt(paidOriginals.paidAt, revisionsSince(photo.now)),
        eq(userPackages.paymentStatus, 'completed'),
        isNotNull(userPhotos.unlockedAt),
      ),
    )
    .orderBy(desc(paidOriginals.paidAt));
  const found = paid.find(({ features, ...document }) => {
    if (features.includes('one-country') && document.countryCode !== photo.countryCode) return false;
    const other = findRequirement(document)?.requirement;
    return other !== undefined && photoDifferencesBetween(own, other).length === 0;
  });
  return found && { paidBy: 'shared', userPackageId: found.userPackageId };
}

/** A reported rejection grants one photo of the same country and document. */
async function redoOf(db: Database, photo: Payable): Promise<Payment | undefined> {
  const [redo] = await db
    .select({ rejectionId: rejections.id, userPackageId: rejections.userPackageId })
    .from(rejections)
    .innerJoin(userPackages, eq(userPackages.id, rejections.userPackageId))
    .where(
      and(
        eq(rejections.userId, photo.userId),
        eq(rejections.outcome, 'redo'),
        isNull(rejections.redoneAt),
        eq(rejections.countryCode, photo.countryCode),
        eq(rejections.documentType, photo.documentType),
        eq(userPackages.paymentStatus, 'completed'),
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

/** Overwrites an earlier payment that was refunded. */
async function rememberPayment(tx: Database, photo: UnpaidPhoto, userPackageId: string): Promise<void> {
  const { photoId, userId, originalSha256, countryCode, documentType, now } = photo;
  const payment = { userId, userPackageId, paidAt: now, originalSha256, countryCode, documentType };
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
