import { v1CheckPhoto, v1MakeSignature } from '@vesika/contract';
import type { PhotoCheck } from '@vesika/report';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { countKeyUse } from '../credits/index.ts';
import {
  acceptOriginal,
  engineRequest,
  overallVerdict,
  processingPriority,
  requesterOf,
  signatureOf,
  watchOf,
  whileStored,
} from '../photos/index.ts';
import { firstAnswers } from '../requirements/index.ts';
import { withAdvice } from './photo-resource.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

export function serveV1Checks(app: FastifyInstance, parts: PublicApiParts): void {
  const { db, storage, clock, door, uploads, jobDesk } = parts;

  serveV1(app, door, v1CheckPhoto, async (request, caller, reply) => {
    const { fields, picture } = await uploads.receive(request, v1CheckPhoto.form, caller.owner);
    const { subject, ...document } = fields;
    // A finished photo is judged as the file that an office would receive.
    if (subject === 'photo' && picture.isConverted) throw new ServiceError('file-type-unsupported');
    return whileStored(parts, caller, picture, async (key) => {
      const wanted = {
        ...document,
        imageUrl: storage.link(key),
        cropOnly: false,
        background: 'auto',
      } as const;
      const { original, requirement } = await acceptOriginal(parts, wanted, requesterOf(request, caller));
      const seen = await jobDesk.order<'check'>(
        {
          kind: 'check',
          original,
          request: engineRequest(wanted, requirement),
          meaning: subject === 'photo' ? 'finished' : 'original',
          fileBytes: picture.sentBytes,
        },
        {
          ...watchOf(request, reply, caller),
          priority: await processingPriority(db, caller, new Date(clock())),
        },
      );
      const { countryCode, documentType, variant } = requirement.requirement;
      await countKeyUse(db, { keyId: caller.key.id, use: 'checks', now: new Date(clock()) });
      const judged = judgedPicture(seen);
      const first = firstAnswers(requirement.requirement, { mayEdit: false });
      const about = { subject, countryCode, documentType, variant, ...first };
      const checks = await withAdvice(judged.checks, request);
      return { ...about, ...judged, checks, verdict: overallVerdict(judged.checks) };
    });
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

export function serveV1Signatures(app: FastifyInstance, parts: PublicApiParts): void {
  const { door, uploads } = parts;

  serveV1(app, door, v1MakeSignature, async (request, caller, reply) => {
    const { fields, picture } = await uploads.receive(request, v1MakeSignature.form, caller.owner);
    return signatureOf(parts, { picture, wish: fields, caller, isTest: caller.key.isTest, request, reply });
  });
}
