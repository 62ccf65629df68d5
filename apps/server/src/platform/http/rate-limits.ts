import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import type { Sessions } from './session.ts';

export interface RateLimits {
  /**
   * An onRequest hook: refuses before the body is read. Each call makes counters of its own, so that
   * uploads do not eat up the photos.
   */
  hook(): (request: FastifyRequest) => Promise<void>;
}

interface RateLimitOptions {
  perSession: number;
  perAddress: number;
  sessions: Sessions;
}

/** By session, and by address as well: dropping the cookie does not help. One minute each. */
export async function openRateLimits(app: FastifyInstance, options: RateLimitOptions): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });

  function hook() {
    const byAddress = app.createRateLimit({
      max: options.perAddress,
      timeWindow: 60_000,
      keyGenerator: (request) => normalizeIP(request.ip, 64),
    });
    const bySession = app.createRateLimit({
      max: options.perSession,
      timeWindow: 60_000,
      keyGenerator: (request) => options.sessions.of(request) ?? '',
    });
    return async (request: FastifyRequest) => {
      refuseExceeded(await byAddress(request));
      if (options.sessions.of(request) !== undefined) refuseExceeded(await bySession(request));
    };
  }

  return { hook };
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExceeded(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return;
  throw new ServiceError('rate-limited', { retryAfterSeconds: count.ttlInSeconds });
}
