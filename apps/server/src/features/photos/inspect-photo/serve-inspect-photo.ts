import { inspectPhoto } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import type { Callers } from '../../../platform/http/callers.ts';
import { abortedOnDisconnect } from '../../../platform/http/disconnect.ts';
import { addressOf, type RateLimits } from '../../../platform/http/rate-limits.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { RequirementLookup } from '../../requirements/photo-requirements/requirement-for.ts';
import { acceptOriginal } from '../accept-original.ts';
import type { PhotoMaker } from '../engine-pool/photo-maker.ts';
import { engineRequest } from '../engine-request.ts';

interface InspectPhotoParts {
  storage: Storage;
  photoMaker: PhotoMaker;
  requirementFor: RequirementLookup;
  callers: Callers;
  limits: RateLimits;
}

/** Nothing is recorded, and no preview of the day is used up. */
export function serveInspectPhoto(app: FastifyInstance, parts: InspectPhotoParts): void {
  const { photoMaker, callers, limits } = parts;
  serve(
    app,
    inspectPhoto,
    async (request, reply) => {
      const caller = await callers.require(request);
      const origin = `${request.protocol}://${request.host}`;
      const requester = { caller, origin, address: addressOf(request) };
      const { source, requirement } = await acceptOriginal(parts, request.body, requester);
      const order = engineRequest(request.body, requirement);
      const original = await photoMaker.inspectOriginal(source, order, {
        signal: abortedOnDisconnect(reply),
      });
      return { success: true as const, errorType: null, original };
    },
    { onRequest: limits.hook() },
  );
}
