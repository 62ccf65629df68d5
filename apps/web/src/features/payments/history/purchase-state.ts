import type { Purchase } from '@vesika/contract';

export type PurchaseState = 'completed' | 'pending' | 'refunding' | 'refunded';

/** In one word: completed or, whatever else it may be, pending, unless the money went or is going back. */
export function purchaseState({
  paymentStatus,
  refund,
}: Pick<Purchase, 'paymentStatus' | 'refund'>): PurchaseState {
  if (refund?.status === 'requested' || refund?.status === 'processing') return 'refunding';
  if (refund?.status === 'completed' || paymentStatus === 'refunded') return 'refunded';
  return paymentStatus === 'completed' ? 'completed' : 'pending';
}
