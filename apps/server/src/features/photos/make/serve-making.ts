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
import { serve, serveCaller } from '../../../platform/http/route.ts';
import { keepDraft } from '../drafts/drafts.ts';
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

interface MakingParts extends CheckingParts {
  uploads: Uploads;
}

export function serveMaking(app: FastifyInstance, parts: MakingParts): void {
  const { db, clock, jobDesk, uploads } = parts;

  serveCaller(app, inspectPhoto, async (request, caller, reply) => {
    const accepted = await acceptOriginal(parts, request.body, requesterOf(request, caller));
    await keepDraft(db, caller, choicesOf(request.body, accepted, clock));
    const { original, requirement } = accepted;
    const asked = { original, request: engineRequest(request.body, requirement) };
    const priority = await processingPriority(db, caller, new Date(clock()));
    const watch = { ...watchOf(request, reply, caller), priority };
    const found = await jobDesk.order<'inspection'>({ kind: 'inspection', ...asked }, watch);
    return { success: true as const, errorType: null, original: found };
  });

  serveCaller(app, checkPhoto, async (request, caller, reply) => {
    const watch = watchOf(request, reply, caller);
    return checkedPhoto(parts, request.body, requesterOf(request, caller), watch);
  });

  serve(app, makeSignature, async (request, reply) => {
    const { fields, picture } = await uploads.receive(request, signatureFieldsSchema);
    const caller = await app.callers.open(request, reply);
    return signatureOf(parts, { picture, wish: fields, caller, request, reply });
  });
}

interface ProcessPhotoParts {
  processing: PhotoProcessing;
  photoTimes: PhotoTimes;
}

export function serveProcessPhoto(app: FastifyInstance, parts: ProcessPhotoParts): void {
  const { processing, photoTimes } = parts;
  const fulfil: PhotoProcessing['fulfil'] = (accepted, watch) =>
    photoTimes.noted(() => processing.fulfil(accepted, watch));

  serveCaller(app, processPhoto, async (request, caller, reply) => {
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
