const key = 'vesika-purchase-begun';

/**
 * The newest paid purchase at the moment a payment began, kept for the tab the payment page returns to: it
 * has gone through once there is a newer one.
 */
export function rememberNewest(purchaseId: string | undefined): void {
  try {
    localStorage.setItem(key, purchaseId ?? '');
  } catch {
    // Storage may be closed to the page; then any paid purchase will do.
  }
}

export function newestBefore(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
