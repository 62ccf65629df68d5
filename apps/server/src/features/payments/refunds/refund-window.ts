import { dayMs } from '../../../platform/clock/durations.ts';
import type { UserPackageRow } from '../../../platform/database/schema/index.ts';

export const refundDays = 30;
export const refundHours = 24;

const windowMs = refundDays * dayMs;

export function refundableUntil(
  { paymentId, paymentStatus, purchasedAt }: UserPackageRow,
  now: Date,
): Date | undefined {
  const end = new Date(purchasedAt.getTime() + windowMs);
  return paymentId !== null && paymentStatus === 'completed' && now < end ? end : undefined;
}
