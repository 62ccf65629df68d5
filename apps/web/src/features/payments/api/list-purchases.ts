import { queryOptions } from '@tanstack/react-query';
import type { Purchase } from '@vesika/contract';
import { requestJson } from '../../../api/request.ts';

export const purchasesQuery = queryOptions({
  queryKey: ['purchases'],
  queryFn: ({ signal }) => requestJson<{ purchases: Purchase[] }>('/api/purchases', { signal }),
  select: ({ purchases }) => purchases,
});
