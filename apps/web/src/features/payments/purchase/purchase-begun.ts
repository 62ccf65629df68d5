const key = 'vesika-purchase-begun';

/**
 * Stores the newest paid purchase when a payment begins, for the tab to which the payment page returns: the payment has
 * succeeded once there is a newer purchase.
 */
export function rememberNewest(purchaseId: string | undefined): void {
  try {
    localStorage.setItem(key, purchaseId ?? '');
  } catch {
    // Storage may be unavailable; then any paid purchase counts as new.
  }
}

export function newestBefore(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
