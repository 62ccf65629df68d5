import { Readable } from 'node:stream';
import { processPhoto } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../../../platform/http/address-of.ts';
import { abortedOnDisconnect } from '../../../../platform/http/disconnect.ts';
import { toFailure } from '../../../../platform/http/failure.ts';
import { logFailure } from '../../../../platform/http/logging.ts';
import { serve } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { PhotoTimes } from '../photo-times.ts';
import { photoEvents } from './photo-events.ts';
import type { PhotoProcessing } from './process-photo.ts';

interface ProcessPhotoParts extends Pick<Platform, 'callers' | 'limits'> {
  processing: PhotoProcessing;
  photoTimes: PhotoTimes;
}

export function serveProcessPhoto(app: FastifyInstance, parts: ProcessPhotoParts): void {
  const { processing, photoTimes, callers, limits } = parts;
  const fulfil: PhotoProcessing['fulfil'] = (accepted, watch) =>
    photoTimes.noted(() => processing.fulfil(accepted, watch));
  serve(app, processPhoto, { onRequest: limits.hook() }, async (request, reply) => {
    const caller = await callers.require(request);
    const origin = `${request.protocol}://${request.host}`;
    const address = addressOf(request);
    const accepted = await processing.accept(request.body, { caller, origin, address });
    const signal = abortedOnDisconnect(reply);
    const requestId = request.id;
    if (!wantsEvents(request.headers.accept)) return fulfil(accepted, { requestId, signal });
    const events = photoEvents({
      work: (watch) => fulfil(accepted, { ...watch, requestId, signal }),
      toResult: (error) => {
        const failure = toFailure(error, requestId);
        logFailure(request, error, failure);
        return failure.body;
      },
    });
    return reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(events));
  });
}

function wantsEvents(accept = ''): boolean {
  return accept.includes('text/event-stream');
}
