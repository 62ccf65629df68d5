import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AwaitedPurchase, useAwaitedPurchase } from '../../../buy/use-awaited-purchase.ts';
import { announcePurchase } from '../../../shell/api/purchase-news.ts';
import { purchasesQuery } from '../api/list-purchases.ts';
import { newestPaid } from '../newest-paid.ts';
import { newestBefore } from '../purchase/purchase-begun.ts';

export type PurchaseReturn = AwaitedPurchase | 'arrived';

export function usePurchaseReturn(): PurchaseReturn | null {
  const queries = useQueryClient();
  const { outcome, waits, refetchInterval, settle } = useAwaitedPurchase<'arrived'>();
  const { data: purchases = [] } = useQuery({ ...purchasesQuery, refetchInterval });
  const newest = newestPaid(purchases)?.id;
  const hasArrived = waits && newest !== undefined && newest !== newestBefore();

  useEffect(() => {
    if (!hasArrived) return;
    settle('arrived');
    void announcePurchase(queries);
  }, [hasArrived, queries, settle]);

  return outcome;
}
