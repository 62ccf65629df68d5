import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/**
 * All that can still pay, of an account or of a visitor who has bought without one. Whoever takes a credit or
 * buys a package invalidates this key; a purchase in another tab is seen when this one gets the focus back.
 */
export const packagesHeldQuery = queryOptions({
  queryKey: ['package'],
  queryFn: ({ signal }) => call('activePackage', { signal }),
  refetchOnWindowFocus: 'always',
});

/** The newest of them. */
export const activePackageQuery = queryOptions({
  ...packagesHeldQuery,
  select: (answer) => answer.package,
});
