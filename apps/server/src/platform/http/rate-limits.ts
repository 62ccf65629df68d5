import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import type { Callers } from './callers.ts';

export interface RateLimits {
  /**
   * An onRequest hook: refuses before the body is read. Each call makes counters of its own, so that
   * uploads do not eat up the photos. Throws as Callers.of does, and rate-limited.
   */
  hook(narrower?: NarrowerLimit): (request: FastifyRequest) => Promise<void>;
}

/** For what anybody may ask for, but seldom; by address alone. */
export interface NarrowerLimit {
  perAddress: number;
  windowMs: number;
}

interface RateLimitOptions {
  perSession: number;
  perAddress: number;
  callers: Callers;
}

/** By account or session, and by address as well: dropping the cookie does not help. One minute each. */
export async function openRateLimits(app: FastifyInstance, options: RateLimitOptions): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });

  function hook(narrower?: NarrowerLimit) {
    const byAddress = app.createRateLimit({
      max: narrower?.perAddress ?? options.perAddress,
      timeWindow: narrower?.windowMs ?? 60_000,
      keyGenerator: addressOf,
    });
    const byCaller = app.createRateLimit({
      max: options.perSession,
      timeWindow: 60_000,
      keyGenerator: async (request) => (await options.callers.of(request))?.owner ?? '',
    });
    return async (request: FastifyRequest) => {
      refuseExceeded(await byAddress(request));
      if (!narrower && (await options.callers.of(request))) refuseExceeded(await byCaller(request));
    };
  }

  return { hook };
}

/** Of an IPv6 address the network: a household has all of it. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64);
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExceeded(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return;
  throw new ServiceError('rate-limited', { retryAfterSeconds: count.ttlInSeconds });
}
