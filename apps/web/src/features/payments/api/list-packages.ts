import { queryOptions } from '@tanstack/react-query';
import type { Package } from '@vesika/contract';
import { requestJson } from '../../../api/request.ts';

export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: ({ signal }) => requestJson<{ packages: Package[] }>('/api/packages', { signal }),
  select: ({ packages }) => packages,
});
