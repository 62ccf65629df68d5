import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Everything that is sold, in all currencies. */
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: ({ signal }) => call('listPackages', { signal }),
  select: ({ packages }) => packages,
});
