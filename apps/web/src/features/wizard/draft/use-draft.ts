import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Draft } from '@vesika/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../api/call.ts';
import { hasJustClaimed, untilClaimed } from '../../../api/claim-photos.ts';
import { showError } from '../../../components/toaster.tsx';
import { useHydrated } from '../../../routing/use-hydrated.ts';
import { begunPhoto, forgetBegunPhoto, rememberBegunPhoto } from '../../../session/begun-photo.ts';
import { useSession } from '../../../session/session-provider.tsx';

/**
 * `waiting`: the draft is behind a mailed link, which only opens on a press. `offered`: the draft was started in
 * another tab or some time ago, so the user is asked.
 */
export type KeptDraft =
  | { stage: 'none' }
  | { stage: 'loading' }
  | { stage: 'waiting'; open: () => void }
  | { stage: 'offered'; draft: Draft };

interface DraftOptions {
  /** True if another photo is already on the desk or an earlier one is to be made again. */
  isBusy: boolean;
  onTake: (draft: Draft) => void;
}

/** A reloaded page restores the draft of its tab without asking; any other page only offers it. */
let isReloaded = typeof window !== 'undefined' && comesBack();

function comesBack(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'reload' || arrival?.type === 'back_forward';
}

/**
 * The draft that the service holds. It is restored after a reload, a payment, a sign-in or a resume link from another
 * browser, and only offered in other tabs of the same browser.
 */
export function useDraft({ isBusy, onTake }: DraftOptions) {
  const queries = useQueryClient();
  const { status } = useSession();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const [begunBefore] = useState(() => (typeof window === 'undefined' ? null : begunPhoto()));
  // The first render must match the server's HTML, which does not know about drafts.
  const begun = isHydrated ? begunBefore : null;
  const { stage: handedOver, open } = useResumeLink();
  const [isSettled, setSettled] = useState(false);
  const isReturn = isHydrated && search.has('photo');
  const [isOwn] = useState(() => hasJustClaimed() || isReloaded);
  const goesOnByItself = ((begun?.isHere ?? false) && isOwn) || isReturn || handedOver === 'done';
  const mayAsk = status === 'guest' || status === 'signed-in';
  const isWanted = !isSettled && !isBusy && (begun !== null || isReturn || handedOver === 'done');
  const { data, isFetching } = useQuery({
    queryKey: ['draft'],
    queryFn: async ({ signal }) => {
      await untilClaimed();
      return call('getDraft', { signal });
    },
    enabled: isWanted && mayAsk && handedOver !== 'running',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const draft = isWanted && !isFetching ? (data?.draft ?? null) : null;
  const goesOn = draft !== null && goesOnByItself;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is there
  useEffect(() => {
    if (!goesOn || !draft) return;
    setSettled(true);
    onTake(draft);
  }, [goesOn]);
  useEffect(() => {
    return () => {
      isReloaded = false;
    };
  }, []);
  useEffect(() => {
    if (isWanted && data && data.draft === null) forgetBegunPhoto();
  }, [isWanted, data]);

  const isAwaited = isWanted && (isFetching || !mayAsk) && goesOnByItself;
  const stage = (): KeptDraft => {
    if (isAwaited || handedOver === 'running' || goesOn) return { stage: 'loading' };
    if (handedOver === 'waiting') return { stage: 'waiting', open };
    return draft ? { stage: 'offered', draft } : { stage: 'none' };
  };
  return {
    kept: stage(),
    take: (taken: Draft) => {
      setSettled(true);
      onTake(taken);
    },
    /** Discards the draft because the user starts another photo. Photos already made from it are kept. */
    drop: () => {
      setSettled(true);
      forgetBegunPhoto();
      queries.removeQueries({ queryKey: ['draft'] });
      void call('discardDraft').catch(() => {});
    },
  };
}

/** Redeems a link that continues another browser's session here. A link from a mail waits for a press. */
function useResumeLink() {
  const { t } = useTranslation('visitor');
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const [stage, setStage] = useState<'none' | 'waiting' | 'running' | 'done'>('none');
  const carried = new URLSearchParams(hash.slice(1));
  const [scanned, mailed] = [carried.get('resume'), carried.get('mailed')];
  const taken = useRef<string>(undefined);
  const redeem = (token: string) => {
    setStage('running');
    call('resume', { body: { token } }).then(
      () => {
        rememberBegunPhoto('passport');
        setStage('done');
      },
      () => {
        setStage('none');
        showError(t('kept.spent.title'), t('kept.spent.body'));
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    const token = scanned ?? mailed;
    if (token === null || taken.current === token) return;
    taken.current = token;
    // The token opens a session, so it must not stay in the address.
    void navigate({ pathname, search }, { replace: true });
    if (scanned === null) setStage('waiting');
    else redeem(scanned);
  }, [scanned, mailed]);
  return { stage, open: () => redeem(taken.current!) };
}
