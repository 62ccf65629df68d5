import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/**
 * The packages with credits of an account, or of a visitor who bought without one. Code that uses a credit
 * invalidates this key, purchase-news.ts does after a purchase in any tab, and so does the focus for what another
 * browser did.
 */
export const packagesHeldQuery = queryOptions({
  queryKey: ['package'],
  queryFn: ({ signal }) => call('activePackage', { signal }),
  refetchOnWindowFocus: 'always',
});
