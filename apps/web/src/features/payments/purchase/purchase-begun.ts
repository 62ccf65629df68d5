import { store, stored } from '../../../shell/session/stored.ts';

const key = 'vesika-purchase-begun';

/**
 * Stores the newest paid purchase when a payment begins, for the tab to which the payment page returns: the payment has
 * succeeded once there is a newer purchase.
 */
export function rememberNewest(purchaseId: string | undefined): void {
  store('localStorage', key, purchaseId ?? '');
}

export function newestBefore(): string {
  return stored('localStorage', key) ?? '';
}
