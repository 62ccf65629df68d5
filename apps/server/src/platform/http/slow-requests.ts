import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Has a patience of its own. */
    slowBody?: true;
  }
}

const patienceMs = 120_000;

/** Who has not sent his request by then is not waited for any longer: Node can only say so of all routes alike. */
export function endSlowRequests(app: FastifyInstance, bodyMs = patienceMs): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.complete || routeOptions.config.slowBody) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), bodyMs);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
  });
}
