import type { MadePhoto, PhotoRequest } from '@vesika/engine';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { PhotoWatch } from './photo-maker.ts';

export interface QueuedPhoto {
  source: Buffer;
  request: PhotoRequest;
  watch: PhotoWatch;
  resolve: (made: MadePhoto) => void;
  reject: (error: Error) => void;
}

/** Photos waiting for a process, first come first served. Whoever waits too long or leaves is let go. */
export interface PhotoQueue {
  readonly length: number;
  add(source: Buffer, request: PhotoRequest, watch: PhotoWatch): Promise<MadePhoto>;
  take(): QueuedPhoto | undefined;
  /** Tells everyone how many come first; `making` have left the queue already. */
  tellPositions(making: number): void;
  refuseAll(): void;
}

export function createPhotoQueue({ timeoutMs }: { timeoutMs: number }): PhotoQueue {
  const queue: QueuedPhoto[] = [];
  const told = new WeakMap<QueuedPhoto, number>();

  function remove(photo: QueuedPhoto): boolean {
    const index = queue.indexOf(photo);
    if (index >= 0) queue.splice(index, 1);
    return index >= 0;
  }

  function add(source: Buffer, request: PhotoRequest, watch: PhotoWatch): Promise<MadePhoto> {
    let release = () => {};
    const made = new Promise<MadePhoto>((resolve, reject) => {
      const photo: QueuedPhoto = { source, request, watch, resolve, reject };
      const onTimeout = () => {
        if (remove(photo)) reject(new ServiceError('busy', { retryAfterSeconds: 5 }));
      };
      // One that is being made is finished for nobody: ending its process would cost the next photo more.
      const onAbort = () => {
        remove(photo);
        reject(new ServiceError('request-cancelled'));
      };
      const timer = setTimeout(onTimeout, timeoutMs);
      watch.signal?.addEventListener('abort', onAbort);
      release = () => {
        clearTimeout(timer);
        watch.signal?.removeEventListener('abort', onAbort);
      };
      queue.push(photo);
    });
    return made.finally(() => release());
  }

  function tellPositions(making: number): void {
    queue.forEach((photo, index) => {
      const ahead = making + index;
      if (told.get(photo) !== ahead) photo.watch.onQueued?.(ahead);
      told.set(photo, ahead);
    });
  }

  return {
    get length() {
      return queue.length;
    },
    add,
    take: () => queue.shift(),
    tellPositions,
    refuseAll: () => {
      for (const photo of queue.splice(0)) photo.reject(new ServiceError('engine-unavailable'));
    },
  };
}
