import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const purchasesQuery = queryOptions({
  queryKey: ['purchases'],
  queryFn: ({ signal }) => call('listPurchases', { signal }),
  select: ({ purchases }) => purchases,
});
