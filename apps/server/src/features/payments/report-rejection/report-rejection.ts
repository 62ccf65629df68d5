import { randomUUID } from 'node:crypto';
import { guarantee, type RejectionReason, reportRejection } from '@vesika/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '../../../account/account.ts';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import type { RejectionRow } from '../../../schema/index.ts';
import {
  payments,
  refunds,
  rejections,
  type UserPackageRow,
  type UserPhotoRow,
  userPackages,
  userPhotos,
} from '../../../schema/index.ts';
import { isSameFace, noteRejection } from '../../photos/index.ts';
import { type Buyer, requireBuyer } from '../buyer.ts';
import type { News } from '../events/settlement.ts';
import type { PaymentsParts } from '../payments.ts';
import { refundJson } from '../refund-rows.ts';
import { carryOutRefund, noteRefund, wholeOf } from '../refunds/start-refund.ts';

export function serveReportRejection(app: FastifyInstance, parts: PaymentsParts): void {
  const { db, clock, refundedPeople } = parts;
  serve(app, reportRejection, async (request) => {
    const { photoId, reason = null, authorityReason = null, link } = request.body;
    const buyer = await requireBuyer(app, parts, request, link);
    const now = new Date(clock());
    const noted = await db.transaction(async (tx) => {
      await lockAccount(tx, buyer.userId);
      const photo = await ownPhoto(tx, buyer, photoId);
      if (!isReportable(photo, now)) throw new ServiceError(refusal);
      const owned = await packageOf(tx, photo);
      const rejection = rejectionOf({ photo, owned, reason, authorityReason, now });
      const before = await tx.select().from(rejections).where(eq(rejections.userPackageId, owned.id));
      const wish = { owned, reason: 'second-rejection', refusal, amountOf: wholeOf } as const;
      const known = before.find((each) => isSame(each, photo));
      if (known) {
        if (known.userPhotoId !== photo.id || known.outcome !== 'refund') throw new ServiceError(refusal);
        // Its refund was interrupted.
        return { rejection: known, begun: await noteRefund(tx, parts, wish) };
      }
      if (before.length + 1 < guarantee.refundedRejection) {
        await noteRejection(tx, rejection);
        return { rejection, begun: undefined, redo: await redoNews(tx, rejection) };
      }
      if (await refundedPeople.has(tx, owned.userId)) throw new ServiceError(refusal);
      const begun = await noteRefund(tx, parts, wish);
      const second = { ...rejection, outcome: 'refund' as const };
      await noteRejection(tx, second);
      await refundedPeople.add(tx, owned.userId, now);
      return { rejection: second, begun };
    });
    const rejected = rejectionJson(noted.rejection);
    if (noted.redo) parts.mailing.tell(noted.redo);
    if (!noted.begun) return { rejection: rejected, refund: null };
    const refund = await carryOutRefund(parts, noted.begun);
    return { rejection: rejected, refund: refundJson(refund, noted.begun.payment.currency) };
  });
}

const refusal = 'rejection-not-possible';

function isReportable({ unlockedAt }: UserPhotoRow, now: Date): boolean {
  return unlockedAt !== null && now.getTime() - unlockedAt.getTime() < guarantee.rejectionDays * dayMs;
}

function isSame(reported: RejectionRow, photo: UserPhotoRow): boolean {
  if (reported.userPhotoId === photo.id) return true;
  if (!isSameFace(reported.face, photo.face)) return false;
  return guarantee.oneRejectionWithSame.every((key) => reported[key] === photo[key]);
}

async function ownPhoto(tx: Database, buyer: Buyer, photoId: string): Promise<UserPhotoRow> {
  const { userId, onlyPackageId } = buyer;
  const isOwn =
    onlyPackageId === null ? eq(userPhotos.userId, userId) : eq(userPhotos.userPackageId, onlyPackageId);
  const [photo] = await tx
    .select()
    .from(userPhotos)
    .where(and(eq(userPhotos.id, photoId), isOwn));
  if (!photo) throw new ServiceError('photo-not-found');
  return photo;
}

async function packageOf(tx: Database, { unlockedAt, userPackageId }: UserPhotoRow): Promise<UserPackageRow> {
  if (!unlockedAt || !userPackageId) throw new ServiceError(refusal);
  const [owned] = await tx.select().from(userPackages).where(eq(userPackages.id, userPackageId));
  if (!owned || !(await isPaidFor(tx, owned))) throw new ServiceError(refusal);
  return owned;
}

/** A refund by one click returns what was not used, so the photos made before it stay paid for. */
async function isPaidFor(tx: Database, { id, paymentStatus }: UserPackageRow): Promise<boolean> {
  if (paymentStatus !== 'refunded') return paymentStatus === 'completed';
  const returned = await tx
    .select({ reason: refunds.reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.userPackageId, id));
  return returned.length > 0 && returned.every(({ reason }) => reason === 'one-click');
}

async function redoNews(
  tx: Database,
  { userPackageId, userPhotoId: photoId, countryCode, documentType }: RejectionRow,
): Promise<News[]> {
  const [newest] = await tx
    .select({ paymentId: payments.id })
    .from(payments)
    .where(eq(payments.userPackageId, userPackageId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return newest ? [{ kind: 'redo', ...newest, photoId: photoId!, countryCode, documentType }] : [];
}

interface Report {
  photo: UserPhotoRow;
  owned: UserPackageRow;
  reason: RejectionReason | null;
  authorityReason: string | null;
  now: Date;
}

function rejectionOf({ photo, owned, reason, authorityReason, now }: Report): RejectionRow {
  const { id: userPhotoId, countryCode, documentType, originalSha256, face } = photo;
  return {
    id: randomUUID(),
    userId: owned.userId,
    userPhotoId,
    userPackageId: owned.id,
    reason,
    authorityReason: authorityReason || null,
    outcome: 'redo',
    createdAt: now,
    countryCode,
    documentType,
    redoneAt: null,
    redonePhotoId: null,
    originalSha256,
    face,
    answer: null,
    answeredAt: null,
  };
}

export function rejectionJson({
  id: rejectionId,
  userPhotoId: photoId,
  createdAt: reportedAt,
  ...row
}: RejectionRow) {
  return { ...row, rejectionId, photoId, reportedAt };
}
