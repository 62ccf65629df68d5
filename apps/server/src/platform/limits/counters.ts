import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Fingerprint } from '../secrets/fingerprint.ts';

/** How often something was done by each key, within a window that begins with the first time. */
export interface Counter {
  /** Counts one more, or several. Where that is too many: the seconds until the window ends. */
  take(key: string, points?: number): Promise<number | undefined>;
  /** Counts one more, and tells how things stand then. */
  count(key: string): Promise<Count>;
  /** Counts nothing. Where there have been too many: the seconds until the window ends. */
  exceeded(key: string): Promise<number | undefined>;
  /** It was a good one and does not count. */
  giveBack(key: string): Promise<void>;
}

export interface Count {
  isExceeded: boolean;
  remaining: number;
  /** Until the window ends. */
  seconds: number;
}

export interface CounterOptions {
  /** Services count together what they count under one name. */
  name: string;
  max: number;
  windowMs: number;
  /** Refuses out of memory until the window ends: nothing is given back of what was too much. */
  isFinal?: boolean;
}

export type OpenCounter = (options: CounterOptions) => Counter;

/** Counted by all services on the database together; by each alone while it is away. */
export function createCounters(pool: pg.Pool, fingerprint: Fingerprint): OpenCounter {
  return ({ name, max, windowMs, isFinal = false }) => {
    const options = { keyPrefix: name, points: max, duration: windowMs / 1000 };
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      // See expire-counts.ts.
      clearExpiredByTimeout: false,
      ...(isFinal && { inMemoryBlockOnConsumed: max + 1 }),
      insuranceLimiter: new RateLimiterMemory(options),
    });
    return {
      take: (key, points = 1) =>
        limiter.consume(fingerprint(key), points).then(
          () => undefined,
          (refused) => secondsLeft(refusal(refused)),
        ),
      count: async (key) => {
        const counted = await limiter.consume(fingerprint(key)).catch(refusal);
        const isExceeded = counted.consumedPoints > max;
        return { isExceeded, remaining: Math.max(0, counted.remainingPoints), seconds: secondsLeft(counted) };
      },
      exceeded: async (key) => {
        const counted = await limiter.get(fingerprint(key));
        return counted && counted.consumedPoints > max ? secondsLeft(counted) : undefined;
      },
      giveBack: async (key) => {
        await limiter.reward(fingerprint(key));
      },
    };
  };
}

function refusal(refused: unknown): RateLimiterRes {
  if (refused instanceof RateLimiterRes) return refused;
  throw refused;
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.ceil(msBeforeNext / 1000);
}
