import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
/** What a proxy may call a request, and nothing that could break a line of the log. */
const idPattern = /^[A-Za-z0-9_-]{8,64}$/;
const requests = new AsyncLocalStorage<string>();

/** The name that a proxy gave it, so that its log and ours meet; else one of our own. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[header];
  return typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
}

/** Which request is being answered, wherever the work for it has led; undefined of work that nobody asked for. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}

/** Names it in the answer, and to whatever is done for it. */
export function carryRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    requests.run(request.id, done);
  });
}
