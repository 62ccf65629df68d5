import type { AuthErrorCode } from '@vesika/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { AuthError } from './auth-error.ts';

export interface Attempts {
  /** Counts one more; throws the given code when there have been too many in the window. */
  take(key: string): void;
  /** The attempt was a good one and does not count. */
  giveBack(key: string): void;
}

interface AttemptsOptions {
  max: number;
  windowMs: number;
  clock: Clock;
  code: AuthErrorCode;
}

const keysMax = 100_000;

/** Counters of this process, from the first attempt of each key. */
export function createAttempts({ max, windowMs, clock, code }: AttemptsOptions): Attempts {
  const counts = new Map<string, { count: number; endsAt: number }>();

  function take(key: string): void {
    const now = clock();
    const found = counts.get(key);
    if (!found || found.endsAt <= now) {
      if (counts.size >= keysMax) forget(now);
      counts.set(key, { count: 1, endsAt: now + windowMs });
      return;
    }
    if (found.count >= max) {
      throw new AuthError(code, { retryAfterSeconds: Math.ceil((found.endsAt - now) / 1000) });
    }
    found.count += 1;
  }

  function giveBack(key: string): void {
    const found = counts.get(key);
    if (found) found.count -= 1;
  }

  function forget(now: number): void {
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key);
    // Still full: somebody floods us with names. The oldest go.
    for (const key of counts.keys()) {
      if (counts.size < keysMax) return;
      counts.delete(key);
    }
  }

  return { take, giveBack };
}
