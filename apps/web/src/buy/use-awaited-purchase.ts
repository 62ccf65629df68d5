import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** `late`: the provider's confirmation takes longer than usual and is still awaited. */
export type AwaitedPurchase = 'waiting' | 'late' | 'cancelled' | 'failed';

const beginnings: Readonly<Record<string, AwaitedPurchase>> = {
  done: 'waiting',
  cancelled: 'cancelled',
  failed: 'failed',
};
const pollMs = { waiting: 1500, late: 5000 };
const usualMs = 30_000;

/**
 * The purchase from which the payment page returns, as its parameter `purchase` says; null without one, or if it
 * concerns another photo than `photoId`. `settle` ends the wait.
 */
export function useAwaitedPurchase<Settled extends string>(photoId?: string) {
  const [search, setSearch] = useSearchParams();
  const isMeant = photoId === undefined || search.get('photo') === photoId;
  const [outcome, settle] = useState<AwaitedPurchase | Settled | null>(
    () => (isMeant && beginnings[search.get('purchase') ?? '']) || null,
  );
  const waits = outcome === 'waiting' || outcome === 'late';

  useEffect(() => {
    if (outcome !== 'waiting') return;
    const timer = setTimeout(() => settle('late'), usualMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  useEffect(() => {
    if (waits || !isMeant || !search.has('purchase')) return;
    search.delete('purchase');
    search.delete('photo');
    setSearch(search, { replace: true, preventScrollReset: true });
  }, [waits, isMeant, search, setSearch]);

  const refetchInterval = waits && pollMs[outcome as keyof typeof pollMs];
  return { outcome, waits, refetchInterval, settle };
}
