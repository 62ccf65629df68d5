import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LedgerEntry } from '@vesika/contract';
import { requestJson } from '../../../api/request.ts';

interface StatementPage {
  entries: LedgerEntry[];
  before: number | null;
}

export const statementQuery = infiniteQueryOptions({
  queryKey: ['statement'],
  queryFn: ({ pageParam, signal }) => {
    const query = pageParam === null ? '' : `?before=${pageParam}`;
    return requestJson<StatementPage>(`/api/credit-statement${query}`, { signal });
  },
  initialPageParam: null as number | null,
  getNextPageParam: ({ before }) => before,
  select: ({ pages }) => pages.flatMap(({ entries }) => entries),
});
