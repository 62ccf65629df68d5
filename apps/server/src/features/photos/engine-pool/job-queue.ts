import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { PhotoWatch, ProcessingPriority } from './photo-maker.ts';
import type { Job, Results } from './protocol.ts';

export interface QueuedJob {
  job: Job;
  watch: PhotoWatch;
  resolve: (result: Results[Job['kind']]) => void;
  reject: (error: Error) => void;
  triedBefore?: boolean;
}

/**
 * Photos and whatever else takes its time, waiting for a process: by priority, and within one first come first
 * served. Whoever waits too long or leaves is let go.
 */
export interface JobQueue {
  readonly length: number;
  add<J extends Job>(job: J, watch: PhotoWatch): Promise<Results[J['kind']]>;
  take(): QueuedJob | undefined;
  /** First in line again. */
  putBack(queued: QueuedJob): void;
  /** Tells everyone how many come first; `making` have left the queue already. */
  tellPositions(making: number): void;
  refuseAll(): void;
}

export function createJobQueue({ timeoutMs }: { timeoutMs: number }): JobQueue {
  const queue: QueuedJob[] = [];
  const told = new WeakMap<QueuedJob, number>();

  /** Behind all that are as urgent. */
  function placeOf({ watch }: QueuedJob): number {
    const later = queue.findIndex((each) => urgency(each.watch) < urgency(watch));
    return later < 0 ? queue.length : later;
  }

  function remove(queued: QueuedJob): boolean {
    const index = queue.indexOf(queued);
    if (index >= 0) queue.splice(index, 1);
    return index >= 0;
  }

  function add<J extends Job>(job: J, watch: PhotoWatch): Promise<Results[J['kind']]> {
    let release = () => {};
    const result = new Promise<Results[J['kind']]>((resolve, reject) => {
      const queued: QueuedJob = { job, watch, resolve: resolve as QueuedJob['resolve'], reject };
      const onTimeout = () => {
        if (remove(queued)) reject(new ServiceError('busy', { retryAfterSeconds: 5 }));
      };
      // One that is being made is finished for nobody: ending its process would cost the next photo more.
      const onAbort = () => {
        remove(queued);
        reject(new ServiceError('request-cancelled'));
      };
      const timer = setTimeout(onTimeout, timeoutMs);
      watch.signal?.addEventListener('abort', onAbort);
      release = () => {
        clearTimeout(timer);
        watch.signal?.removeEventListener('abort', onAbort);
      };
      queue.splice(placeOf(queued), 0, queued);
    });
    return result.finally(() => release());
  }

  function tellPositions(making: number): void {
    queue.forEach((queued, index) => {
      const ahead = making + index;
      if (told.get(queued) !== ahead) queued.watch.onQueued?.(ahead);
      told.set(queued, ahead);
    });
  }

  return {
    get length() {
      return queue.length;
    },
    add,
    take: () => queue.shift(),
    putBack: (queued) => queue.unshift(Object.assign(queued, { triedBefore: true })),
    tellPositions,
    refuseAll: () => {
      for (const queued of queue.splice(0)) queued.reject(new ServiceError('engine-unavailable'));
    },
  };
}

const urgencies: Readonly<Record<ProcessingPriority, number>> = { standard: 0, fast: 1, instant: 2 };
const urgency = ({ priority = 'standard' }: PhotoWatch) => urgencies[priority];
