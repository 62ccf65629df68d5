import type { UserPackageRow } from '../../../platform/database/schema/index.ts';

/** From the purchase (product.md section 9). */
export const refundDays = 30;
/** By then a refund has been handled (product.md section 9); ours begin at once. */
export const refundHours = 24;

const windowMs = refundDays * 86_400_000;

/** Until when one click gives the money back; undefined where there is none to give. */
export function refundableUntil(
  { paymentId, paymentStatus, purchasedAt }: UserPackageRow,
  now: Date,
): Date | undefined {
  const end = new Date(purchasedAt.getTime() + windowMs);
  return paymentId !== null && paymentStatus === 'completed' && now < end ? end : undefined;
}
