import { useQueryClient } from '@tanstack/react-query';
import type { ProcessedPhoto } from '@vesika/contract';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { failedChecks } from '../../../report/failed-checks.ts';
import { failureToast } from '../../../shell/api/failure-texts.ts';
import { rememberBegunPhoto } from '../../../shell/session/begun-photo.ts';
import { makePhoto } from '../api/process-photo.ts';
import { type PhotoRequest, touchUpOf } from '../photo-request.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

export function useMaking(state: WizardState, dispatch: Dispatch<WizardEvent>): void {
  const { t } = useTranslation(['web', 'engine']);
  const queries = useQueryClient();
  const request = state.stage === 'making' ? state.request : null;
  const finish = useEffectEvent((made: ProcessedPhoto, { documentType }: PhotoRequest) => {
    dispatch({ type: 'photo-made', made });
    rememberBegunPhoto(documentType);
    void queries.invalidateQueries({ queryKey: ['package'] });
    void queries.invalidateQueries({ queryKey: ['photos'] });
    if (failedChecks(made.report).length === 0) showSuccess(t('toast.ready'));
  });
  const fail = useEffectEvent((error: Error) => {
    dispatch({ type: 'making-failed', error });
    const { title, description } = failureToast(t, error);
    showError(title, description);
  });
  useEffect(() => {
    if (!request) return;
    const stopper = new AbortController();
    const { signal } = stopper;
    makePhoto(
      request,
      { touchUp: touchUpOf(request) },
      {
        signal,
        onQueued: (ahead) => dispatch({ type: 'queued', ahead }),
        onStep: (step) => dispatch({ type: 'step-began', step }),
      },
    ).then(
      (made) => {
        if (!signal.aborted) finish(made, request);
      },
      (error: Error) => {
        if (!signal.aborted) fail(error);
      },
    );
    return () => stopper.abort();
  }, [request, dispatch]);
}
