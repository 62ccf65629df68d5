import type { Purchase } from '@vesika/contract';

/** The list is sorted newest first. */
export function newestPaid(purchases: readonly Purchase[]): Purchase | undefined {
  return purchases.find(({ paymentStatus }) => paymentStatus === 'completed');
}
