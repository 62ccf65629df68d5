import type { Clock } from './clock.ts';

/** How far a clock may be off by being put right. */
const driftMsMax = 3_600_000;
/** For as long it has to stand by where it has jumped to. */
const provingMs = 3_600_000;

/**
 * Whether what the clock says may be acted upon where that cannot be undone. A clock that has just jumped by more than
 * an hour is asked again for an hour: one that was wrong for a moment deletes nothing, and a machine that slept is
 * believed soon.
 *
 * In: the clock, and one that is never put (milliseconds since any moment).
 */
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
