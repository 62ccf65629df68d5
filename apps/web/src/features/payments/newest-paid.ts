import type { Purchase } from '@vesika/contract';

export function newestPaid(purchases: readonly Purchase[]): Purchase | undefined {
  return purchases.find(({ paymentStatus }) => paymentStatus === 'completed');
}
