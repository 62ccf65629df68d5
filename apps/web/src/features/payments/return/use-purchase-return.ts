import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { purchasesQuery } from '../api/list-purchases.ts';
import { renewPurchases } from '../api/renew-purchases.ts';
import { newestPaid } from '../newest-paid.ts';
import { newestBefore } from '../purchase/purchase-begun.ts';

export type PurchaseReturn = 'waiting' | 'late' | 'arrived' | 'cancelled' | 'failed';

const beginnings: Readonly<Record<string, PurchaseReturn>> = {
  done: 'waiting',
  cancelled: 'cancelled',
  failed: 'failed',
};
const pollMs = { waiting: 1500, late: 5000 };
const usualMs = 30_000;

export function usePurchaseReturn(): PurchaseReturn | null {
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [outcome, setOutcome] = useState(() => beginnings[search.get('purchase') ?? ''] ?? null);
  const waits = outcome === 'waiting' || outcome === 'late';
  const { data: purchases = [] } = useQuery({
    ...purchasesQuery,
    refetchInterval: waits && pollMs[outcome],
  });
  const newest = newestPaid(purchases)?.id;
  const hasArrived = waits && newest !== undefined && newest !== newestBefore();

  useEffect(() => {
    if (!hasArrived) return;
    setOutcome('arrived');
    void renewPurchases(queries);
  }, [hasArrived, queries]);

  useEffect(() => {
    if (outcome !== 'waiting') return;
    const timer = setTimeout(() => setOutcome('late'), usualMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  useEffect(() => {
    if (waits || !search.has('purchase')) return;
    search.delete('purchase');
    setSearch(search, { replace: true, preventScrollReset: true });
  }, [waits, search, setSearch]);

  return outcome;
}
