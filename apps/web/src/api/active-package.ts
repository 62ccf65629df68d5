import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/**
 * What the account can still make. Whoever takes a credit or buys a package invalidates this key; a purchase
 * in another tab is seen when this one gets the focus back.
 */
export const activePackageQuery = queryOptions({
  queryKey: ['package'],
  queryFn: ({ signal }) => call('activePackage', { signal }),
  select: (answer) => answer.package,
  refetchOnWindowFocus: 'always',
});
