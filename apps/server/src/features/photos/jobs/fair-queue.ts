import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { ProcessingPriority } from './photo-job.ts';

/*
 * Whoever asks for many photos at once waits for himself: his first is among everybody's first, his second behind
 * them. Within one rank, packages decide. Photos of batches come behind everybody who looks on, and take nobody's place: who
 * runs the batches sees to it that few of them wait.
 */

export interface QueueBounds {
  /** Jobs that may wait, each caller counted once and an address as often as it has places. */
  waitingMax: number;
  /** Many people may be behind an address, or one with many faces. */
  perAddress: number;
}

export interface JobCounts {
  /** Living jobs, waiting or under way: of the caller, of his address. */
  own: number;
  ofAddress: number;
  /** Places that all living jobs take. */
  taken: number;
  /** Photos that all workers make at a time; undefined where there is none. */
  capacity: number | undefined;
}

const urgencies: Readonly<Record<Exclude<ProcessingPriority, 'bulk'>, number>> = {
  standard: 0,
  fast: 1,
  instant: 2,
};
const ranksMax = 1000;
const retryAfterSeconds = 5;
/** Below that of any photo that somebody waits for. */
export const bulkPriority = -1;

/** Throws engine-unavailable, rate-limited, busy. */
export function refuseBeyond(
  bounds: QueueBounds,
  { own, ofAddress, taken, capacity }: JobCounts,
  priority: ProcessingPriority = 'standard',
): void {
  if (!capacity) throw new ServiceError('engine-unavailable', { retryAfterSeconds });
  if (priority === 'bulk') return;
  // His own place and those behind it.
  if (own > bounds.waitingMax) throw new ServiceError('rate-limited', { retryAfterSeconds });
  if (ofAddress >= bounds.perAddress + bounds.waitingMax) {
    throw new ServiceError('rate-limited', { retryAfterSeconds });
  }
  const takesNoPlace = own > 0 || ofAddress >= bounds.perAddress;
  if (!takesNoPlace && taken >= bounds.waitingMax + capacity) {
    throw new ServiceError('busy', { retryAfterSeconds });
  }
}

/** The higher, the sooner; within one, first come first served. */
export function priorityOf(
  { perAddress }: QueueBounds,
  { own, ofAddress }: JobCounts,
  priority: ProcessingPriority,
): number {
  if (priority === 'bulk') return bulkPriority;
  const rank = Math.min(own + Math.max(0, ofAddress - own - perAddress + 1), ranksMax);
  return (ranksMax - rank) * 10 + urgencies[priority];
}
