import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { packagesHeldQuery } from '../api/active-package.ts';
import { announcePurchase } from '../api/purchase-news.ts';
import { photoQuery } from './files/photo-query.ts';
import { type AwaitedPurchase, useAwaitedPurchase } from './use-awaited-purchase.ts';

/** `credited`: the credit arrived, but the photo was no longer there to be unlocked. */
export type PurchaseOutcome = AwaitedPurchase | 'done' | 'credited';

export function usePurchaseReturn(photoId: string): PurchaseOutcome | null {
  const queries = useQueryClient();
  const { outcome, waits, refetchInterval, settle } = useAwaitedPurchase<'done' | 'credited'>(photoId);
  const photo = useQuery({ ...photoQuery(photoId), enabled: waits, refetchInterval });
  const held = useQuery({ ...packagesHeldQuery, enabled: waits, refetchInterval });
  const isUnlocked = photo.data?.state === 'clean';
  // One event grants both: credits without an unlocked photo mean that the photo stays locked.
  const isCredited = held.data?.balance.creditsRemaining !== 0 && held.dataUpdatedAt < photo.dataUpdatedAt;

  useEffect(() => {
    if (!waits || !photo.data || !held.data) return;
    if (!isUnlocked && !isCredited) return;
    settle(isUnlocked ? 'done' : 'credited');
    void announcePurchase(queries);
  }, [waits, isUnlocked, isCredited, photo.data, held.data, queries, settle]);

  return outcome;
}
