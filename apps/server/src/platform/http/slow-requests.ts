import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    slowBody?: true;
  }
}

const patienceMs = 120_000;

/** Ends requests whose body arrives too slowly; Node can only set one limit for all routes. */
export function endSlowRequests(app: FastifyInstance, bodyMs = patienceMs): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.complete || routeOptions.config.slowBody) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), bodyMs);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
  });
}
