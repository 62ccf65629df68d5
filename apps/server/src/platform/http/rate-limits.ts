import type { FastifyRequest } from 'fastify';
import type { OpenCounter } from '../limits/counters.ts';
import { addressOf } from './address-of.ts';
import type { Callers } from './callers.ts';

export interface RateLimits {
  /** Refuses before the body is read. Each route has its own count, so uploads do not use up the photos' limit. */
  hook(narrower?: NarrowerLimit): (request: FastifyRequest) => Promise<void>;
}

interface NarrowerLimit {
  perAddress: number;
  windowMs: number;
}

interface RateLimitOptions {
  perSession: number;
  perAddress: number;
  callers: Callers;
  openCounter: OpenCounter;
}

export function createRateLimits(options: RateLimitOptions): RateLimits {
  const { perSession, perAddress, callers, openCounter } = options;
  const open = (name: string, max: number, windowMs = 60_000) =>
    openCounter({ name, max, windowMs, isFinal: true });
  const byAddress = open('address', perAddress);
  const byCaller = open('caller', perSession);

  function hook(narrower?: NarrowerLimit) {
    const narrow = narrower && open('address', narrower.perAddress, narrower.windowMs);
    return async (request: FastifyRequest) => {
      const route = `${request.method} ${request.routeOptions.url}`;
      await (narrow ?? byAddress).require(`${route} ${addressOf(request)}`);
      const caller = narrow ? undefined : await callers.of(request);
      if (caller) await byCaller.require(`${route} ${caller.owner}`);
    };
  }

  return { hook };
}
