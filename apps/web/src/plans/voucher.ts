const key = 'vesika-voucher';

interface KeptVoucher {
  code: string;
  /** The prices that the code lowers. */
  priceIds: readonly string[];
}

/** Kept by the tab, so that signing in and paying do not lose it. */
export function keptVoucher(): KeptVoucher | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptVoucher | null;
  } catch {
    // Storage may be closed to the page; then the code is entered again.
    return null;
  }
}

export function keepVoucher(voucher: KeptVoucher): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(voucher));
  } catch {}
}

export function forgetVoucher(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

export function voucherFor(priceId: string): string | undefined {
  const kept = keptVoucher();
  return kept?.priceIds.includes(priceId) ? kept.code : undefined;
}
