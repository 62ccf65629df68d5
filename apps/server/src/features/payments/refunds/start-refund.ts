import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@vesika/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type PaymentRow,
  payments,
  type RefundRow,
  refunds,
  type UserPackageRow,
} from '../../../schema/index.ts';
import { endingRefund, isStanding, totalMinor } from '../events/ending-refund.ts';
import type { Subject } from '../events/fact.ts';
import { lockSubject, settleSubject } from '../events/settle-subject.ts';
import type { Consequences, News } from '../events/settlement.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { refundsOf } from '../refund-rows.ts';

export interface RefundParts extends Consequences, Pick<Platform, 'db' | 'clock'> {
  provider: PaymentProvider;
  mailing: { tell: (news: readonly News[]) => void };
}

/** All that has not gone back yet. */
export const wholeOf = (leftMinor: number) => leftMinor;

interface BegunRefund {
  refund: RefundRow;
  payment: PaymentRow;
  /** With it the package ends. */
  isEnding: boolean;
}

interface RefundWish {
  owned: UserPackageRow;
  reason: 'one-click' | 'second-rejection' | 'operator';
  refusal: Extract<ErrorCode, 'refund-not-possible' | 'rejection-not-possible'>;
  amountOf: (leftMinor: number) => number;
}

/** First half, in the caller's transaction with the account locked; a refund that was not answered is continued. */
export async function noteRefund(
  tx: Database,
  { clock, provider }: RefundParts,
  { owned, reason, refusal, amountOf }: RefundWish,
): Promise<BegunRefund> {
  const payment = await latestPayment(tx, owned, provider.name);
  if (!payment || !isRefundable(owned, reason)) throw new ServiceError(refusal);
  const known = await refundsOf(tx, payment.id);
  const standing = known.filter(isStanding);
  const leftMinor = payment.amountMinor - totalMinor(standing);
  const amountMinor = amountOf(leftMinor);
  if (amountMinor <= 0 || amountMinor > leftMinor) throw new ServiceError(refusal);
  const isEnding = endingRefund([...standing, { reason, amountMinor }], payment) !== undefined;
  const unanswered = known.find(({ status }) => status === 'requested');
  if (unanswered?.amountMinor === amountMinor) return { refund: unanswered, payment, isEnding };
  const begin = {
    status: 'requested' as const,
    reason,
    amountMinor,
    requestedAt: new Date(clock()),
    completedAt: null,
  };
  if (unanswered) {
    const again = { ...begin, attempt: unanswered.attempt + 1 };
    await tx.update(refunds).set(again).where(eq(refunds.id, unanswered.id));
    return { refund: { ...unanswered, ...again }, payment, isEnding };
  }
  const refund: RefundRow = {
    id: randomUUID(),
    userId: owned.userId,
    paymentId: payment.id,
    ...begin,
    attempt: 1,
    providerReference: null,
  };
  await tx.insert(refunds).values(refund);
  return { refund, payment, isEnding };
}

/** Only the unused part is gone after a refund by one click; the rest can follow. */
function isRefundable({ paymentStatus }: UserPackageRow, reason: RefundWish['reason']): boolean {
  return paymentStatus === 'completed' || (reason !== 'one-click' && paymentStatus === 'refunded');
}

/** Second half, outside of any transaction: a subscription is ended first, so that it is not charged again. */
export async function carryOutRefund(
  parts: RefundParts,
  { refund, payment, isEnding }: BegunRefund,
): Promise<RefundRow> {
  const { db, provider, mailing } = parts;
  const { subscriptionReference: subscription, providerReference } = payment;
  if (subscription && isEnding) await provider.endSubscription(subscription);
  const reference = await askForRefund(parts, { refund, payment });
  const subject = { reference: subscription ?? providerReference, isRecurring: subscription !== null };
  const accepted = { refund, reference, subject };
  const { news, row } = await db.transaction((tx) => accept(tx, parts, accepted));
  mailing.tell(news);
  return row;
}

async function askForRefund(
  { db, provider }: RefundParts,
  { refund, payment }: Pick<BegunRefund, 'refund' | 'payment'>,
) {
  const { id, attempt } = refund;
  const amountMinor = refund.amountMinor < payment.amountMinor ? refund.amountMinor : null;
  try {
    return await provider.refund({
      payment: payment.providerReference,
      amountMinor,
      refundId: id,
      idempotencyKey: `refund-${id}-${attempt}`,
    });
  } catch (error) {
    // Stripe repeats the first answer for a key, even a failure, so a refund whose answer was lost is searched for first.
    const same = and(eq(refunds.id, id), eq(refunds.attempt, attempt));
    await db
      .update(refunds)
      .set({ attempt: attempt + 1 })
      .where(same);
    throw error;
  }
}

interface Acceptance {
  refund: RefundRow;
  reference: string | null;
  subject: Subject;
}

/** Its events may have arrived before the answer. */
async function accept(
  tx: Database,
  { provider, clock, seller, announceRefund }: RefundParts,
  { refund, reference, subject }: Acceptance,
) {
  const now = new Date(clock());
  const purchase = { provider: provider.name, subject, now, seller, announceRefund };
  await lockSubject(tx, purchase);
  const same = eq(refunds.id, refund.id);
  const stillAsked = and(same, eq(refunds.status, 'requested'));
  await tx.update(refunds).set({ status: 'processing' }).where(stillAsked);
  await tx.update(refunds).set({ providerReference: reference }).where(same);
  const { news } = await settleSubject(tx, purchase);
  const [row] = await tx.select().from(refunds).where(same);
  return { news, row: row! };
}

async function latestPayment(tx: Database, owned: UserPackageRow, provider: PaymentProvider['name']) {
  const [newest] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userPackageId, owned.id),
        eq(payments.provider, provider),
        isNotNull(payments.completedAt),
      ),
    )
    .orderBy(desc(payments.completedAt), desc(payments.createdAt))
    .limit(1);
  return newest;
}
