import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { ProcessingPriority } from './photo-job.ts';

/** The first photo of each caller ranks before anyone's second; within a rank packages decide; photos of batches rank last. */

export interface QueueBounds {
  waitingMax: number;
  /** Several people, or one with several sessions, may share an address. */
  perAddress: number;
}

export interface JobCounts {
  own: number;
  ofAddress: number;
  taken: number;
  capacity: number | undefined;
}

const urgencies: Readonly<Record<Exclude<ProcessingPriority, 'bulk'>, number>> = {
  standard: 0,
  fast: 1,
  instant: 2,
};
const ranksMax = 1000;
const retryAfterSeconds = 5;
export const bulkPriority = -1;

export function refuseBeyond(
  bounds: QueueBounds,
  { own, ofAddress, taken, capacity }: JobCounts,
  priority: ProcessingPriority = 'standard',
): void {
  if (!capacity) throw new ServiceError('engine-unavailable', { retryAfterSeconds });
  if (priority === 'bulk') return;
  if (own > bounds.waitingMax) throw new ServiceError('rate-limited', { retryAfterSeconds });
  if (ofAddress >= bounds.perAddress + bounds.waitingMax) {
    throw new ServiceError('rate-limited', { retryAfterSeconds });
  }
  const takesNoPlace = own > 0 || ofAddress >= bounds.perAddress;
  if (!takesNoPlace && taken >= bounds.waitingMax + capacity) {
    throw new ServiceError('busy', { retryAfterSeconds });
  }
}

export function priorityOf(
  { perAddress }: QueueBounds,
  { own, ofAddress }: JobCounts,
  priority: ProcessingPriority,
): number {
  if (priority === 'bulk') return bulkPriority;
  const rank = Math.min(own + Math.max(0, ofAddress - own - perAddress + 1), ranksMax);
  return (ranksMax - rank) * 10 + urgencies[priority];
}
