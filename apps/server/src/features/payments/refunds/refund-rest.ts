import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { payments } from '../../../schema/index.ts';
import { isStanding, totalMinor } from '../events/ending-refund.ts';
import { refundsOf } from '../refund-rows.ts';
import { refundByOperator } from './refund-by-operator.ts';
import type { RefundParts } from './start-refund.ts';

/** Refunds what is left of the newest payment of a package; can be repeated, and does nothing once all has gone back. */
export async function refundRest(
  parts: RefundParts,
  { userId, userPackageId }: { userId: string; userPackageId: string },
): Promise<void> {
  const [payment] = await parts.db
    .select()
    .from(payments)
    .where(and(eq(payments.userPackageId, userPackageId), isNotNull(payments.completedAt)))
    .orderBy(desc(payments.completedAt))
    .limit(1);
  if (!payment) throw new ServiceError('refund-not-possible');
  const back = (await refundsOf(parts.db, payment.id)).filter(isStanding);
  if (totalMinor(back) >= payment.amountMinor) return;
  await refundByOperator(parts, { userId, paymentId: payment.id, amount: null });
}
