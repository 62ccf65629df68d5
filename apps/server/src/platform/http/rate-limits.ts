import type { FastifyRequest } from 'fastify';
import type { OpenCounter } from '../limits/counters.ts';
import { addressOf } from './address-of.ts';
import type { Callers } from './callers.ts';

export type RateLimits = ReturnType<typeof createRateLimits>;

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

export function createRateLimits(options: RateLimitOptions) {
  const { perSession, perAddress, callers, openCounter } = options;
  const open = (name: string, max: number, windowMs = 60_000) =>
    openCounter({ name, max, windowMs, isFinal: true });
  const byAddress = open('address', perAddress);
  const byCaller = open('caller', perSession);

  /** Refuses before the body is read. Each route has its own count, so uploads do not use up the photos' limit. */
  function hook(narrower?: NarrowerLimit) {
    // Under the name of the usual limit, a route that has both would count twice, and within the shorter window.
    const narrow = narrower && open('address-narrow', narrower.perAddress, narrower.windowMs);
    return async (request: FastifyRequest) => {
      const route = `${request.method} ${request.routeOptions.url}`;
      await (narrow ?? byAddress).require(`${route} ${addressOf(request)}`);
      const caller = narrow ? undefined : await callers.of(request);
      if (caller) await byCaller.require(`${route} ${caller.owner}`);
    };
  }

  return { hook };
}
