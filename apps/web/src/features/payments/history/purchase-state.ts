import type { Purchase } from '@vesika/contract';

export type PurchaseState = 'completed' | 'pending' | 'refunding' | 'refunded';

export function purchaseState({
  paymentStatus,
  refund,
}: Pick<Purchase, 'paymentStatus' | 'refund'>): PurchaseState {
  if (refund?.status === 'requested' || refund?.status === 'processing') return 'refunding';
  if (refund?.status === 'completed' || paymentStatus === 'refunded') return 'refunded';
  return paymentStatus === 'completed' ? 'completed' : 'pending';
}
