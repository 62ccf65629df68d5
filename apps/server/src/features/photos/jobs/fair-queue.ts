import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { ProcessingPriority } from './photo-job.ts';

/*
 * Fair scheduling: the first photo of each caller ranks before anyone's second. Within a rank, packages decide. Photos
 * of batches rank last and take nobody's place; the batch runner limits how many wait.
 */

export interface QueueBounds {
  /** Limit of waiting jobs, counting each caller once and an address up to its places. */
  waitingMax: number;
  /** Several people, or one with several sessions, may share an address. */
  perAddress: number;
}

export interface JobCounts {
  /** Unfinished jobs of the caller and of the address. */
  own: number;
  ofAddress: number;
  /** Places taken by all unfinished jobs. */
  taken: number;
  /** Photos all workers make concurrently; undefined if there are none. */
  capacity: number | undefined;
}

const urgencies: Readonly<Record<Exclude<ProcessingPriority, 'bulk'>, number>> = {
  standard: 0,
  fast: 1,
  instant: 2,
};
const ranksMax = 1000;
const retryAfterSeconds = 5;
/** Below any photo that a person waits for. */
export const bulkPriority = -1;

/** Throws engine-unavailable, rate-limited, busy. */
export function refuseBeyond(
  bounds: QueueBounds,
  { own, ofAddress, taken, capacity }: JobCounts,
  priority: ProcessingPriority = 'standard',
): void {
  if (!capacity) throw new ServiceError('engine-unavailable', { retryAfterSeconds });
  if (priority === 'bulk') return;
  // The caller's place and further waiting jobs.
  if (own > bounds.waitingMax) throw new ServiceError('rate-limited', { retryAfterSeconds });
  if (ofAddress >= bounds.perAddress + bounds.waitingMax) {
    throw new ServiceError('rate-limited', { retryAfterSeconds });
  }
  const takesNoPlace = own > 0 || ofAddress >= bounds.perAddress;
  if (!takesNoPlace && taken >= bounds.waitingMax + capacity) {
    throw new ServiceError('busy', { retryAfterSeconds });
  }
}

/** Higher runs first; equal ones in order of arrival. */
export function priorityOf(
  { perAddress }: QueueBounds,
  { own, ofAddress }: JobCounts,
  priority: ProcessingPriority,
): number {
  if (priority === 'bulk') return bulkPriority;
  const rank = Math.min(own + Math.max(0, ofAddress - own - perAddress + 1), ranksMax);
  return (ranksMax - rank) * 10 + urgencies[priority];
}
