import { lte } from 'drizzle-orm';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/tables.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { Fingerprint } from '../secrets/fingerprint.ts';

export interface Counter {
  /** Counts one use or several. Returns the seconds until the window ends if that exceeds the limit. */
  take(key: string, points?: number): Promise<number | undefined>;
  /** Throws rate-limited beyond the limit. */
  require(key: string, points?: number): Promise<void>;
  count(key: string): Promise<Count>;
  exceeded(key: string): Promise<number | undefined>;
  giveBack(key: string): Promise<void>;
}

export interface Count {
  isExceeded: boolean;
  remaining: number;
  seconds: number;
}

interface CounterOptions {
  name: string;
  max: number;
  windowMs: number;
  /** After the limit, refuse from memory until the window ends; `giveBack` has no effect then. */
  isFinal?: boolean;
}

export type OpenCounter = (options: CounterOptions) => Counter;

/** Counters shared by all services on the database; while it is unavailable, each service counts alone. */
export function createCounters(pool: pg.Pool, fingerprint: Fingerprint): OpenCounter {
  return ({ name, max, windowMs, isFinal = false }) => {
    const options = { keyPrefix: name, points: max, duration: windowMs / 1000 };
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      ...(isFinal && { inMemoryBlockOnConsumed: max + 1 }),
      insuranceLimiter: new RateLimiterMemory(options),
    });
    const take = (key: string, points = 1) =>
      limiter.consume(fingerprint(key), points).then(
        () => undefined,
        (refused) => secondsLeft(refusal(refused)),
      );
    return {
      take,
      require: async (key, points) => {
        const retryAfterSeconds = await take(key, points);
        if (retryAfterSeconds !== undefined) throw new ServiceError('rate-limited', { retryAfterSeconds });
      },
      count: (key) =>
        limiter.consume(fingerprint(key)).then(
          (counted) => standing(counted, false),
          // The refusal itself decides: one from memory reports 0 consumed points.
          (refused) => standing(refusal(refused), true),
        ),
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

function standing(counted: RateLimiterRes, isExceeded: boolean): Count {
  const remaining = isExceeded ? 0 : Math.max(0, counted.remainingPoints);
  return { isExceeded, remaining, seconds: secondsLeft(counted) };
}

function refusal(refused: unknown): RateLimiterRes {
  if (refused instanceof RateLimiterRes) return refused;
  throw refused;
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.ceil(msBeforeNext / 1000);
}

export async function expireCounts(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expire, Date.now()));
}
