import type { Purchase } from '@vesika/contract';

export type PurchaseState = 'completed' | 'pending' | 'refunding' | 'refunded';

/** A refund in part leaves the purchase as it is. */
export function purchaseState({
  paymentStatus,
  refunds,
}: Pick<Purchase, 'paymentStatus' | 'refunds'>): PurchaseState {
  if (refunds.some(({ status }) => status === 'requested' || status === 'processing')) return 'refunding';
  if (paymentStatus === 'refunded') return 'refunded';
  return paymentStatus === 'completed' ? 'completed' : 'pending';
}
