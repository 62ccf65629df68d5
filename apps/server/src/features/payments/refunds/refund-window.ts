import type { UserPackageRow } from '../../../platform/database/schema/index.ts';

/** In which one click gives the money back, from the purchase on. */
export const refundDays = 30;
/** In which a refund is handled, as customers are promised; ours begin at once. */
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
