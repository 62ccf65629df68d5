import { inspectPhoto } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../../../platform/http/address-of.ts';
import { abortedOnDisconnect } from '../../../../platform/http/disconnect.ts';
import { serve } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { RequirementLookup } from '../../../requirements/index.ts';
import { keepChoices } from '../../drafts/drafts.ts';
import type { JobDesk } from '../../jobs/job-desk.ts';
import { acceptOriginal, choicesOf } from '../../originals/accept-original.ts';
import { engineRequest } from '../engine-request.ts';
import { processingPriority } from '../processing-priority.ts';

interface InspectPhotoParts extends Pick<Platform, 'db' | 'clock' | 'storage' | 'callers' | 'limits'> {
  jobDesk: JobDesk;
  requirementFor: RequirementLookup;
}

export function serveInspectPhoto(app: FastifyInstance, parts: InspectPhotoParts): void {
  const { jobDesk, callers, limits } = parts;
  serve(app, inspectPhoto, { onRequest: limits.hook() }, async (request, reply) => {
    const caller = await callers.require(request);
    const origin = `${request.protocol}://${request.host}`;
    const requester = { caller, origin, address: addressOf(request) };
    const accepted = await acceptOriginal(parts, request.body, requester);
    await keepChoices(parts.db, caller, choicesOf(request.body, accepted, parts.clock));
    const priority = await processingPriority(parts.db, caller, new Date(parts.clock()));
    const signal = abortedOnDisconnect(reply);
    const picture = {
      original: accepted.original,
      request: engineRequest(request.body, accepted.requirement),
    };
    const original = await jobDesk.order<'inspection'>(
      { kind: 'inspection', ...picture },
      {
        signal,
        priority,
        requestId: request.id,
        requester: { owner: caller.owner, address: requester.address },
      },
    );
    return { success: true as const, errorType: null, original };
  });
}
