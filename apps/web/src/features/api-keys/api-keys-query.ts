import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => call('listApiKeys', { signal }),
});
