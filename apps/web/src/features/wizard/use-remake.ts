import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProcessedPhoto } from '@vesika/contract';
import { useEffect, useRef } from 'react';
import { withUpload } from '../../original/uploaded-photo.ts';
import { photoReportQuery } from '../../report-view/photo-report-query.ts';
import { processPhoto } from './api/process-photo.ts';
import type { ByHand } from './by-hand.ts';
import { type PhotoOrder, requestOf } from './photo-order.ts';

/** Makes the same photo again with the manual edits; the answers given about the shown photo still apply. */
export function useRemake(order: PhotoOrder, shownPhotoId: string) {
  const queryClient = useQueryClient();
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: (byHand: ByHand) => {
      const stop = new AbortController();
      stopper.current = stop;
      const answers = queryClient.getQueryData(photoReportQuery(shownPhotoId).queryKey)?.answers;
      return withUpload(order.original.source, order, (imageUrl) =>
        processPhoto(
          { ...requestOf(order, imageUrl), ...byHand, ...(answers && { answers }) },
          { signal: stop.signal, onQueued: () => {}, onStep: () => {} },
        ),
      );
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['package'] });
      void queryClient.invalidateQueries({ queryKey: ['photos'] });
    },
    retry: false,
  });
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    start: (byHand: ByHand, onDone: (photo: ProcessedPhoto) => void) =>
      mutation.mutate(byHand, { onSuccess: onDone }),
    /** Aborts the remake; the photo on screen stays. */
    stop: () => {
      stopper.current?.abort();
      mutation.reset();
    },
  };
}
