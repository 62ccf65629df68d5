import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProcessedPhoto } from '@vesika/contract';
import { useEffect, useRef } from 'react';
import { photoReportQuery } from '../../report-view/photo-report-query.ts';
import { makePhoto } from './api/process-photo.ts';
import type { ManualEdits } from './manual-edits.ts';
import type { PhotoRequest } from './photo-request.ts';

export function useRemake(request: PhotoRequest, shownPhotoId: string) {
  const queryClient = useQueryClient();
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: (edits: ManualEdits) => {
      const stop = new AbortController();
      stopper.current = stop;
      const answers = queryClient.getQueryData(photoReportQuery(shownPhotoId).queryKey)?.answers;
      return makePhoto(request, { ...edits, ...(answers && { answers }) }, stop);
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
    start: (edits: ManualEdits, onDone: (photo: ProcessedPhoto) => void) =>
      mutation.mutate(edits, { onSuccess: onDone }),
  };
}
