import { sleep } from './sleep.ts';
import { VesikaError } from './vesika-error.ts';

export interface SendOptions {
  /** Number of retries after a temporary refusal or a missing answer. */
  retriesMax: number;
  /** If the service asks for a longer pause than this, the refusal is returned instead of retried. */
  retryAfterSecondsMax: number;
  fetch: typeof fetch;
}

export const idempotencyHeader = 'idempotency-key';
/** Temporary refusals, which may carry Retry-After. */
const passing: ReadonlySet<number> = new Set([409, 429, 503]);
/** A photo that timed out on a busy or cold engine; it is tried once more. */
const timedOut = 504;
const firstPauseMs = 500;

/**
 * A `fetch` that retries. Each POST carries one idempotency key for all its attempts, so nothing is made or paid for
 * twice if an answer is lost.
 */
export function createSend({ retriesMax, retryAfterSecondsMax, fetch }: SendOptions) {
  return async (request: Request): Promise<Response> => {
    if (request.method === 'POST' && !request.headers.has(idempotencyHeader)) {
      request.headers.set(idempotencyHeader, crypto.randomUUID());
    }
    for (let tried = 0; ; tried++) {
      const isLast = tried >= retriesMax;
      const answer = await fetch(request.clone()).catch((cause: unknown) => {
        if (request.signal.aborted) throw request.signal.reason;
        if (isLast) throw new VesikaError({ code: 'connection', detail: 'no answer came' }, { cause });
        return undefined;
      });
      const pauseMs = answer ? pauseOf(answer, tried) : firstPauseMs * 2 ** tried;
      if (answer && (isLast || pauseMs > retryAfterSecondsMax * 1000)) return answer;
      await answer?.body?.cancel();
      await sleep(pauseMs, request.signal);
    }
  };
}

/** Milliseconds to wait before the next attempt; infinite if a retry is pointless. */
function pauseOf({ status, headers }: Response, tried: number): number {
  const seconds = headers.get('retry-after');
  const isPassing = passing.has(status) || (status === timedOut && tried === 0);
  if (!isPassing || seconds === null || !/^\d+$/.test(seconds)) return Number.POSITIVE_INFINITY;
  return Number(seconds) * 1000;
}
