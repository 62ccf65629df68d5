import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
/** Accepted request ids; nothing in them can break a line of the log. */
const idPattern = /^[A-Za-z0-9_-]{8,64}$/;

export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[header];
  return typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
}

export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
  });
}
