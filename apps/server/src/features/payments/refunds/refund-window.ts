import type { UserPackageRow } from '../../../platform/database/schema/index.ts';

/** Period of the one-click refund, from the purchase. */
export const refundDays = 30;
/** Promised processing time; ours start immediately. */
export const refundHours = 24;

const windowMs = refundDays * 86_400_000;

/** End of the one-click refund; undefined if there is nothing to refund. */
export function refundableUntil(
  { paymentId, paymentStatus, purchasedAt }: UserPackageRow,
  now: Date,
): Date | undefined {
  const end = new Date(purchasedAt.getTime() + windowMs);
  return paymentId !== null && paymentStatus === 'completed' && now < end ? end : undefined;
}
