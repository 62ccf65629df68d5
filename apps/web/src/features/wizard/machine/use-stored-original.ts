import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect } from 'react';
import { photoQuery } from '../../../buy/files/photo-query.ts';
import { ServiceError } from '../../../shell/api/request.ts';
import { storedPhoto } from '../../../take/original/photo-source.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

export function useStoredOriginal(
  state: WizardState,
  dispatch: Dispatch<WizardEvent>,
  photoId: string | null,
): void {
  const isWanted = state.stage === 'empty' && state.original === 'loading';
  const { data, error, isFetching } = useQuery({
    ...photoQuery(photoId ?? ''),
    select: (answer) => answer,
    enabled: photoId !== null && isWanted,
    // Every answer contains newly signed links, so a recent one is as good as a new one.
    staleTime: 30 * 60_000,
    retry: (count, failure) => count < 1 && !isGone(failure),
  });
  useEffect(() => {
    if (!isWanted || isFetching) return;
    const originalUrl = data?.photo.originalUrl;
    if (originalUrl) dispatch({ type: 'original-loaded', photo: storedPhoto(originalUrl, data.touchUp) });
    else dispatch({ type: 'original-missing', reason: error && !isGone(error) ? 'failed' : 'gone' });
  }, [isWanted, isFetching, data, error, dispatch]);
}

function isGone(error: Error): boolean {
  return error instanceof ServiceError && ['photo-not-found', 'request-invalid'].includes(error.code);
}
