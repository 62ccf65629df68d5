import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../components/icon.tsx';
import { packagesHeldQuery } from '../shell/api/active-package.ts';
import { announcePurchase } from '../shell/api/purchase-news.ts';
import { useSession } from '../shell/session/session-provider.tsx';
import { photoQuery } from './files/photo-query.ts';
import { type AwaitedPurchase, useAwaitedPurchase } from './use-awaited-purchase.ts';

const styles = {
  waiting: ['receipt', 'border-s-guide', 'text-guide'],
  late: ['receipt', 'border-s-guide', 'text-guide'],
  done: ['check', 'border-s-pass', 'text-pass'],
  credited: ['check', 'border-s-pass', 'text-pass'],
  cancelled: ['question', 'border-s-unsure', 'text-unsure'],
  failed: ['warning', 'border-s-fail', 'text-fail'],
} as const satisfies Record<PurchaseOutcome, readonly [IconName, edge: string, ink: string]>;

export function PurchaseNotice({ photoId }: { photoId: string }) {
  const { t } = useTranslation('visitor');
  const isSignedIn = useSession().status === 'signed-in';
  const outcome = usePurchaseReturn(photoId);
  if (!outcome) return null;
  const [icon, edge, ink] = styles[outcome];
  const waits = outcome === 'waiting' || outcome === 'late';
  const body = () => {
    if (outcome === 'done') return t(isSignedIn ? 'return.done.account' : 'return.done.guest');
    return t(`return.${outcome}.body`);
  };
  return (
    <div
      role={outcome === 'failed' ? 'alert' : 'status'}
      className={`grid grid-cols-[auto_1fr] items-start gap-x-3.5 border border-s-4 border-line bg-sheet p-4 ${edge}`}
    >
      <Icon name={icon} className={`mt-0.5 size-5 ${ink} ${waits ? 'animate-pulse' : ''}`} />
      <div>
        <p className="font-semibold">{t(`return.${outcome}.title`)}</p>
        <p className="text-sm text-ink-soft">{body()}</p>
      </div>
    </div>
  );
}

/** `credited`: the credit arrived, but the photo was no longer there to be unlocked. */
type PurchaseOutcome = AwaitedPurchase | 'done' | 'credited';

function usePurchaseReturn(photoId: string): PurchaseOutcome | null {
  const queries = useQueryClient();
  const { outcome, waits, refetchInterval, settle } = useAwaitedPurchase<'done' | 'credited'>(photoId);
  const photo = useQuery({ ...photoQuery(photoId), enabled: waits, refetchInterval });
  const held = useQuery({ ...packagesHeldQuery, enabled: waits, refetchInterval });
  const isUnlocked = photo.data?.state === 'clean';
  // One event grants both: credits without an unlocked photo mean that the photo stays locked.
  const isCredited =
    held.isSuccess && held.data.balance.creditsRemaining !== 0 && held.dataUpdatedAt < photo.dataUpdatedAt;

  useEffect(() => {
    if (!waits || !(isUnlocked || isCredited)) return;
    settle(isUnlocked ? 'done' : 'credited');
    void announcePurchase(queries);
  }, [waits, isUnlocked, isCredited, queries, settle]);

  return outcome;
}
