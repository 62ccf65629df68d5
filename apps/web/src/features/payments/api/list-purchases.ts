import { queryOptions } from '@tanstack/react-query';
import type { Purchase } from '@vesika/contract';
import { call } from '../../../shell/api/call.ts';

export const purchasesQuery = queryOptions({
  queryKey: ['purchases'],
  queryFn: ({ signal }) => call('listPurchases', { signal }),
  select: ({ purchases }) => purchases,
});

/** Renews purchases while a refund is under way. */
export function refundPollMs(purchases: readonly Purchase[] = []): number | false {
  const states = purchases.flatMap(({ refunds }) => refunds.map(({ status }) => status));
  return states.some((status) => status === 'requested' || status === 'processing') && 10_000;
}
