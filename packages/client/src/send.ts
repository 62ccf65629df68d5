import { setTimeout as sleep } from 'node:timers/promises';
import { VesikaError } from './vesika-error.ts';

export interface SendOptions {
  /** How often something is sent again that was refused for now, or not answered. */
  retriesMax: number;
  /** Longer than this nobody is made to wait for the next try: the refusal is passed on. */
  retryAfterSecondsMax: number;
  fetch: typeof fetch;
}

const idempotencyHeader = 'idempotency-key';
/** Refused for now: with Retry-After where the service knows when. */
const passing: ReadonlySet<number> = new Set([409, 429, 503]);
const firstPauseMs = 500;

/**
 * A `fetch` that tries again. Each POST gets an idempotency key, the same in every try, so that nothing is made or paid
 * twice whichever answer was lost.
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
      const pauseMs = answer ? pauseOf(answer) : firstPauseMs * 2 ** tried;
      if (answer && (isLast || pauseMs === undefined || pauseMs > retryAfterSecondsMax * 1000)) return answer;
      await answer?.body?.cancel();
      await sleep(pauseMs, undefined, { signal: request.signal });
    }
  };
}

/** Undefined where waiting is of no use. */
function pauseOf({ status, headers }: Response): number | undefined {
  const seconds = headers.get('retry-after');
  if (!passing.has(status) || seconds === null || !/^\d+$/.test(seconds)) return undefined;
  return Number(seconds) * 1000;
}
