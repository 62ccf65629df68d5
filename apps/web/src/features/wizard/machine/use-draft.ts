import type { Draft } from '@vesika/contract';
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { showError } from '../../../components/toaster.tsx';
import { call } from '../../../shell/api/call.ts';
import { forgetBegunPhoto, rememberBegunPhoto } from '../../../shell/session/begun-photo.ts';
import { useSession } from '../../../shell/session/session-provider.tsx';
import type { Choices } from '../../../take/choose/use-choices.ts';
import { useVisit, type Visit } from '../../../take/original/visit.tsx';
import { isLookingForDraft, type WizardEvent, type WizardState } from './wizard-state.ts';

export function useDraft(state: WizardState, dispatch: Dispatch<WizardEvent>, choices: Choices): void {
  const navigate = useNavigate();
  const { status } = useSession();
  const visit = useVisit();
  const mayAsk = status === 'guest' || status === 'signed-in';
  const isLooking = isLookingForDraft(state) && mayAsk;
  useEffect(() => {
    if (!isLooking) return;
    const stopper = new AbortController();
    const { signal } = stopper;
    loadDraft(visit, signal).then(
      (draft) => {
        if (signal.aborted) return;
        if (!draft) forgetBegunPhoto();
        dispatch({ type: 'draft-loaded', draft });
      },
      () => {
        if (!signal.aborted) dispatch({ type: 'draft-loaded', draft: null });
      },
    );
    return () => stopper.abort();
  }, [isLooking, visit, dispatch]);

  const draft = state.stage === 'restoring' ? state.draft : null;
  const restoreChoices = useEffectEvent((restored: Draft) => {
    const { documentType, photo } = restored;
    const { routeType } = choices;
    if (routeType === null || documentType === routeType) return choices.restore(restored);
    void navigate(`/dashboard/${documentType}?photo=${photo?.photoId ?? 'kept'}`, { replace: true });
  });
  useEffect(() => {
    if (draft) restoreChoices(draft);
  }, [draft]);

  const { countryCode, documentType, also } = choices;
  useEffect(() => {
    // Until the address names the draft's country, the photo would be inspected and stored for another one.
    const isNamed = countryCode === draft?.countryCode && documentType === draft?.documentType;
    if (draft && isNamed) dispatch({ type: 'draft-restored', also });
  }, [draft, countryCode, documentType, also, dispatch]);
}

async function loadDraft({ claim }: Visit, signal: AbortSignal): Promise<Draft | null> {
  await claim.ended;
  const { draft } = await call('getDraft', { signal });
  return draft;
}

/** Copies the photo of a link to this browser once the user has seen what it is and accepts it. */
export function useResumeLink(state: WizardState, dispatch: Dispatch<WizardEvent>): () => void {
  const { t } = useTranslation('visitor');
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const linked = new URLSearchParams(hash.slice(1)).get('resume');
  useEffect(() => {
    if (linked === null) return;
    dispatch({ type: 'link-opened', token: linked });
    void navigate({ pathname, search }, { replace: true });
  }, [linked, pathname, search, navigate, dispatch]);

  const token = state.stage === 'redeeming' ? state.token : null;
  const sent = useRef<string>(null);
  const refuse = () => {
    dispatch({ type: 'link-refused' });
    showError(t('kept.spent.title'), t('kept.spent.body'));
  };
  const refused = useEffectEvent(refuse);
  useEffect(() => {
    if (token === null || sent.current === token) return;
    sent.current = token;
    call('resume', { body: { token } }).then(
      () => {
        rememberBegunPhoto('passport');
        dispatch({ type: 'link-redeemed' });
      },
      () => refused(),
    );
  }, [token, dispatch]);
  return refuse;
}
