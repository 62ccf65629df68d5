import { v1CheckPhoto } from '@vesika/contract';
import type { PhotoCheck } from '@vesika/report';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../platform/http/address-of.ts';
import { abortedOnDisconnect } from '../../platform/http/disconnect.ts';
import { countKeyUse } from '../credits/index.ts';
import {
  acceptOriginal,
  deleteOriginals,
  engineRequest,
  overallVerdict,
  processingPriority,
} from '../photos/index.ts';
import { firstAnswers } from '../requirements/index.ts';
import { keepOriginal } from './originals.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

/** The picture is stored while it is being checked, so that any machine can do it, and deleted with the answer. */
export function serveV1Checks(app: FastifyInstance, parts: PublicApiParts): void {
  const { db, storage, clock, door, uploads, jobDesk } = parts;

  serveV1(app, door, v1CheckPhoto, async (request, caller, reply) => {
    const { fields, picture } = await uploads.receive(request, v1CheckPhoto.form, caller.owner);
    const { subject, ...document } = fields;
    const { key } = await keepOriginal(parts, caller, picture);
    try {
      const wanted = {
        ...document,
        imageUrl: storage.link(key),
        cropOnly: false,
        background: 'auto' as const,
      };
      const address = addressOf(request);
      const origin = `${request.protocol}://${request.host}`;
      const { original, requirement } = await acceptOriginal(parts, wanted, { caller, origin, address });
      const seen = await jobDesk.order<'check'>(
        {
          kind: 'check',
          original,
          request: engineRequest(wanted, requirement),
          meaning: subject === 'photo' ? 'finished' : 'original',
          fileBytes: picture.sentBytes,
        },
        {
          requester: { owner: caller.owner, address },
          requestId: request.id,
          signal: abortedOnDisconnect(reply),
          priority: await processingPriority(db, caller, new Date(clock())),
        },
      );
      const { countryCode, documentType, variant } = requirement.requirement;
      await countKeyUse(db, { keyId: caller.key.id, use: 'checks', now: new Date(clock()) });
      const judged = judgedPicture(seen);
      const first = firstAnswers(requirement.requirement, { mayEdit: false });
      const about = { subject, countryCode, documentType, variant, ...first };
      return { ...about, ...judged, verdict: overallVerdict(judged.checks) };
    } finally {
      await deleteOriginals({ storage, db }, [key]);
    }
  });
}

function judgedPicture(seen: PhotoCheck) {
  if (seen.meaning === 'original') {
    const { widthPx, heightPx, findings } = seen.original;
    return { widthPx, heightPx, checks: findings };
  }
  const { photo, checks } = seen.report;
  return { widthPx: photo.widthPx, heightPx: photo.heightPx, checks };
}
