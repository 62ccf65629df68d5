import { Readable } from 'node:stream';
import { processPhoto } from '@vesika/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { toFailure } from '../../../platform/http/failure.ts';
import { logFailure } from '../../../platform/http/logging.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Sessions } from '../../../platform/http/session.ts';
import { photoEvents } from './photo-events.ts';
import type { PhotoProcessing } from './process-photo.ts';

interface ProcessPhotoParts {
  processing: PhotoProcessing;
  sessions: Sessions;
  limits: RateLimits;
}

export function serveProcessPhoto(app: FastifyInstance, parts: ProcessPhotoParts): void {
  const { processing, sessions, limits } = parts;
  serve(
    app,
    processPhoto,
    async (request, reply) => {
      const session = sessions.require(request);
      const origin = `${request.protocol}://${request.host}`;
      const accepted = processing.accept(request.body, { session, origin });
      const signal = abortedOnDisconnect(reply);
      if (!wantsEvents(request.headers.accept)) return processing.fulfil(accepted, { signal });
      const events = photoEvents({
        work: (watch) => processing.fulfil(accepted, { ...watch, signal }),
        toResult: (error) => {
          const failure = toFailure(error, request.id);
          logFailure(request, error, failure);
          return failure.body;
        },
      });
      return reply
        .type('text/event-stream')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(events));
    },
    { onRequest: limits.hook() },
  );
}

function wantsEvents(accept = ''): boolean {
  return accept.includes('text/event-stream');
}

/** Closing the page cancels its photo. */
function abortedOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
