import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/**
 * The packages with credits of an account, or of a visitor who bought without one. Code that uses a credit or buys a
 * package invalidates this key; a purchase in another tab shows when this tab gets the focus back.
 */
export const packagesHeldQuery = queryOptions({
  queryKey: ['package'],
  queryFn: ({ signal }) => call('activePackage', { signal }),
  refetchOnWindowFocus: 'always',
});
