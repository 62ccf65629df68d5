import { queryOptions } from '@tanstack/react-query';
import type { Package } from '@vesika/contract';
import { call } from '../../shell/api/call.ts';
import { forgetVoucher, storedVoucher } from './voucher.ts';

/** Packages at the price that the visitor pays, so lowered by a voucher that was entered. */
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: async ({ signal }) => {
    const { packages } = await call('listPackages', { signal });
    return { packages: lowered(packages, await reducedPackages(signal)) };
  },
  select: ({ packages }) => packages,
});

async function reducedPackages(signal: AbortSignal): Promise<readonly Package[]> {
  const voucher = storedVoucher();
  if (!voucher) return [];
  try {
    return (await call('applyVoucher', { body: { code: voucher.code }, signal })).packages;
  } catch (error) {
    if (!signal.aborted) forgetVoucher();
    else throw error;
    return [];
  }
}

export function lowered(packages: readonly Package[], reduced: readonly Package[]): Package[] {
  return packages.map((sold) => reduced.find(({ id }) => id === sold.id) ?? sold);
}
