import type { RefundRow } from '../../../platform/database/schema/index.ts';

/** An operator's refund in part leaves the package as it is. */
export function isGoodwill(
  { reason, amountMinor }: Pick<RefundRow, 'reason' | 'amountMinor'>,
  payment: { amountMinor: number },
): boolean {
  return reason === 'operator' && amountMinor < payment.amountMinor;
}
