import { store, storedJson } from '../../shell/session/stored.ts';

const key = 'vesika-voucher';

interface KeptVoucher {
  code: string;
  /** The prices that the code lowers. */
  priceIds: readonly string[];
}

/** Kept by the tab, so that signing in and paying do not lose it. */
export function keptVoucher(): KeptVoucher | null {
  return storedJson('sessionStorage', key) as KeptVoucher | null;
}

export function keepVoucher(voucher: KeptVoucher): void {
  store('sessionStorage', key, JSON.stringify(voucher));
}

export function forgetVoucher(): void {
  store('sessionStorage', key, null);
}

export function voucherFor(priceId: string): string | undefined {
  const kept = keptVoucher();
  return kept?.priceIds.includes(priceId) ? kept.code : undefined;
}
