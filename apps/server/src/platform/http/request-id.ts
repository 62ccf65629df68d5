import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
/** What a proxy may call a request, and nothing that could break a line of the log. */
const idPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** The name that a proxy gave it, so that its log and ours meet; else one of our own. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[header];
  return typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
}

/** What is done for it carries its name as an argument: see Job. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
  });
}
