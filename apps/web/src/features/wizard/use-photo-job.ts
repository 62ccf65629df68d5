import { useMutation } from '@tanstack/react-query';
import type { ProcessedPhoto } from '@vesika/contract';
import { useEffect, useRef, useState } from 'react';
import { isSent, withUpload } from '../../original/uploaded-photo.ts';
import { processPhoto } from './api/process-photo.ts';
import { type PhotoOrder, requestOf, touchUpOf } from './photo-order.ts';
import type { JobStep } from './progress/progress-lines.ts';

/** The current or last job, which determines what the screen shows. */
export type PhotoJob =
  | { stage: 'idle' }
  | { stage: 'running'; order: PhotoOrder; step: JobStep; ahead: number }
  | { stage: 'done'; order: PhotoOrder; photo: ProcessedPhoto }
  | { stage: 'failed'; order: PhotoOrder; error: Error };

interface Outcome {
  onDone: (photo: ProcessedPhoto) => void;
  onFailed: (error: Error) => void;
}

/**
 * Makes one photo at a time: uploads the picture if the service does not have it yet, then reports the engine's steps
 * as they begin. Leaving the page aborts the job.
 */
export function usePhotoJob({ onDone, onFailed }: Outcome) {
  const [progress, setProgress] = useState<{ step: JobStep; ahead: number }>(beginning);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const mutation = useMutation({
    mutationFn: async (order: PhotoOrder) => {
      const { signal } = newStopper(stopper);
      const { source } = order.original;
      setProgress(isSent(source) ? beginningStored : beginning);
      return withUpload(source, order, (imageUrl) =>
        processPhoto(
          { ...requestOf(order, imageUrl), touchUp: touchUpOf(order) },
          {
            signal,
            onQueued: (ahead) => setProgress((now) => ({ ...now, ahead })),
            onStep: (step) => setProgress({ step, ahead: 0 }),
          },
        ),
      );
    },
    onSuccess: onDone,
    onError: (error) => {
      if (!stopper.current?.signal.aborted) onFailed(error);
    },
    retry: false,
  });

  const [kept, setKept] = useState<Extract<PhotoJob, { stage: 'done' }> | null>(null);
  return {
    job: kept ?? jobOf(mutation, progress, stopper.current?.signal.aborted ?? false),
    start: (order: PhotoOrder) => {
      setKept(null);
      mutation.mutate(order);
    },
    /** Shows a photo that was made before the page was opened. */
    show: (order: PhotoOrder, photo: ProcessedPhoto) => setKept({ stage: 'done', order, photo }),
    /** Aborts a running job or removes a finished one. */
    clear: () => {
      stopper.current?.abort();
      setKept(null);
      mutation.reset();
    },
  };
}

const beginning: { step: JobStep; ahead: number } = { step: 'upload', ahead: 0 };
const beginningStored: typeof beginning = { step: 'decode', ahead: 0 };

function newStopper(holder: React.RefObject<AbortController | null>): AbortController {
  holder.current?.abort();
  holder.current = new AbortController();
  return holder.current;
}

function jobOf(
  mutation: Pick<
    ReturnType<typeof useMutation<ProcessedPhoto, Error, PhotoOrder>>,
    'status' | 'variables' | 'data' | 'error'
  >,
  progress: { step: JobStep; ahead: number },
  stopped: boolean,
): PhotoJob {
  const order = mutation.variables;
  if (!order) return { stage: 'idle' };
  if (mutation.status === 'pending') return { stage: 'running', order, ...progress };
  if (mutation.status === 'success' && mutation.data) return { stage: 'done', order, photo: mutation.data };
  if (mutation.status === 'error' && mutation.error && !stopped) {
    return { stage: 'failed', order, error: mutation.error };
  }
  return { stage: 'idle' };
}
