import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: ({ signal }) => call('listPackages', { signal }),
  select: ({ packages }) => packages,
});
