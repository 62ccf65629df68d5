import { Readable } from 'node:stream';
import {
  checkPhoto,
  inspectPhoto,
  makeSignature,
  processPhoto,
  signatureFieldsSchema,
} from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { toFailure } from '../../../platform/http/failure.ts';
import { logFailure } from '../../../platform/http/logging.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keepChoices } from '../drafts/drafts.ts';
import { watchOf } from '../jobs/job-desk.ts';
import { acceptOriginal, choicesOf, requesterOf } from '../originals/accept-original.ts';
import type { Uploads } from '../upload/receive-upload.ts';
import { type CheckingParts, checkedPhoto } from './check-photo/checked-photo.ts';
import { engineRequest } from './engine-request.ts';
import type { PhotoTimes } from './photo-times.ts';
import { signatureOf } from './photographed-paper.ts';
import { photoEvents } from './process-photo/photo-events.ts';
import type { PhotoProcessing } from './process-photo/process-photo.ts';
import { processingPriority } from './processing-priority.ts';

interface MakingParts extends CheckingParts, Pick<Platform, 'callers' | 'limits'> {
  uploads: Uploads;
}

export function serveMaking(app: FastifyInstance, parts: MakingParts): void {
  const { db, clock, jobDesk, uploads, callers, limits } = parts;
  const limited = { onRequest: limits.hook() };

  serve(app, inspectPhoto, limited, async (request, reply) => {
    const caller = await callers.require(request);
    const accepted = await acceptOriginal(parts, request.body, requesterOf(request, caller));
    await keepChoices(db, caller, choicesOf(request.body, accepted, clock));
    const { original, requirement } = accepted;
    const asked = { original, request: engineRequest(request.body, requirement) };
    const priority = await processingPriority(db, caller, new Date(clock()));
    const watch = { ...watchOf(request, reply, caller), priority };
    const found = await jobDesk.order<'inspection'>({ kind: 'inspection', ...asked }, watch);
    return { success: true as const, errorType: null, original: found };
  });

  serve(app, checkPhoto, limited, async (request, reply) => {
    const caller = await callers.require(request);
    const watch = watchOf(request, reply, caller);
    return checkedPhoto(parts, request.body, requesterOf(request, caller), watch);
  });

  serve(app, makeSignature, limited, async (request, reply) => {
    const { fields, picture } = await uploads.receive(request, signatureFieldsSchema);
    const caller = await callers.open(request, reply);
    return signatureOf(parts, { picture, wish: fields, caller, request, reply });
  });
}

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
    const accepted = await processing.accept(request.body, requesterOf(request, caller));
    const { requestId, signal } = watchOf(request, reply, caller);
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
