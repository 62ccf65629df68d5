import type { FastifyReply } from 'fastify';

/** Closing the page aborts its work. */
export function abortedOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
