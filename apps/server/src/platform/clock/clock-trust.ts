import type { Clock } from './clock.ts';
import { hourMs } from './durations.ts';

const driftMsMax = hourMs;
const provingMs = hourMs;

/** A clock that has just jumped by more than an hour is trusted again after an hour, so a temporary error deletes nothing. */
export function createClockTrust(clock: Clock, steadyMs: Clock = () => performance.now()): () => boolean {
  const offset = () => clock() - steadyMs();
  let believed = offset();
  let doubted: { offsetMs: number; sinceMs: number } | undefined;
  return () => {
    const now = offset();
    if (Math.abs(now - believed) <= driftMsMax) {
      doubted = undefined;
      return true;
    }
    if (!doubted || Math.abs(now - doubted.offsetMs) > driftMsMax) {
      doubted = { offsetMs: now, sinceMs: steadyMs() };
    }
    if (steadyMs() - doubted.sinceMs < provingMs) return false;
    believed = now;
    doubted = undefined;
    return true;
  };
}
