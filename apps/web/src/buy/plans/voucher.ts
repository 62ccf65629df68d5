import { store, storedJson } from '../../shell/session/stored.ts';

const key = 'vesika-voucher';

interface StoredVoucher {
  code: string;
  /** The prices that the code lowers. */
  priceIds: readonly string[];
}

/** Kept by the tab, so that signing in and paying do not lose it. */
export function storedVoucher(): StoredVoucher | null {
  return storedJson('sessionStorage', key) as StoredVoucher | null;
}

export function keepVoucher(voucher: StoredVoucher): void {
  store('sessionStorage', key, JSON.stringify(voucher));
}

export function forgetVoucher(): void {
  store('sessionStorage', key, null);
}

export function voucherFor(priceId: string): string | undefined {
  const stored = storedVoucher();
  return stored?.priceIds.includes(priceId) ? stored.code : undefined;
}
