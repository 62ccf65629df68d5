import { queryOptions } from '@tanstack/react-query';
import type { ActivePackage } from '@vesika/contract';
import { requestJson } from './request.ts';

/**
 * What the account can still make. Whoever takes a credit or buys a package invalidates this key; a purchase
 * in another tab is seen when this one gets the focus back.
 */
export const activePackageQuery = queryOptions({
  queryKey: ['package'],
  queryFn: ({ signal }) => requestJson<{ package: ActivePackage | null }>('/api/package', { signal }),
  select: (answer) => answer.package,
  refetchOnWindowFocus: 'always',
});
