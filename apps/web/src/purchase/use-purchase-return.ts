import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { packagesHeldQuery } from '../api/active-package.ts';
import { photoQuery } from './files/photo-query.ts';

/**
 * `late`: the provider's confirmation takes longer than usual and is still awaited. `credited`: the credit
 * arrived, but the photo was no longer there to be unlocked.
 */
export type PurchaseOutcome = 'waiting' | 'late' | 'done' | 'credited' | 'cancelled' | 'failed';

const beginnings: Readonly<Record<string, PurchaseOutcome>> = {
  done: 'waiting',
  cancelled: 'cancelled',
  failed: 'failed',
};
const pollMs = { waiting: 1500, late: 5000 };
const usualMs = 30_000;

export function usePurchaseReturn(photoId: string): PurchaseOutcome | null {
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [outcome, setOutcome] = useState(() =>
    search.get('photo') === photoId ? (beginnings[search.get('purchase') ?? ''] ?? null) : null,
  );
  const waits = outcome === 'waiting' || outcome === 'late';
  const refetchInterval = waits && pollMs[outcome];
  const photo = useQuery({ ...photoQuery(photoId), enabled: waits, refetchInterval });
  const held = useQuery({ ...packagesHeldQuery, enabled: waits, refetchInterval });
  const isUnlocked = photo.data?.state === 'clean';
  // One event grants both: credits without an unlocked photo mean that the photo stays locked.
  const isCredited = held.data?.balance.creditsRemaining !== 0 && held.dataUpdatedAt < photo.dataUpdatedAt;

  useEffect(() => {
    if (!waits || !photo.data || !held.data) return;
    if (!isUnlocked && !isCredited) return;
    setOutcome(isUnlocked ? 'done' : 'credited');
    void queries.invalidateQueries({ queryKey: ['photos'] });
    void queries.invalidateQueries({ queryKey: ['photo-report', photoId] });
    void queries.invalidateQueries({ queryKey: ['package'] });
  }, [waits, isUnlocked, isCredited, photo.data, held.data, photoId, queries]);

  useEffect(() => {
    if (outcome !== 'waiting') return;
    const timer = setTimeout(() => setOutcome('late'), usualMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  useEffect(() => {
    if (waits || outcome === null || !search.has('purchase')) return;
    search.delete('purchase');
    search.delete('photo');
    setSearch(search, { replace: true, preventScrollReset: true });
  }, [waits, outcome, search, setSearch]);

  return outcome;
}
