import type { Purchase } from '@vesika/contract';

/** Purchases come newest first. */
export function newestPaid(purchases: readonly Purchase[]): Purchase | undefined {
  return purchases.find(({ paymentStatus }) => paymentStatus === 'completed');
}
