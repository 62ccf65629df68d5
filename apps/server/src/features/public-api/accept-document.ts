import type { DocumentOrder } from '@vesika/contract';
import { cropsOnlyByDefault } from '@vesika/requirements';
import type { FastifyRequest } from 'fastify';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StorageKey } from '../../platform/storage/storage-key.ts';
import { type AcceptedRequest, type PhotoProcessing, requesterOf } from '../photos/index.ts';
import { type RequirementLookup, requireAcknowledged } from '../requirements/index.ts';
import type { KeyCaller } from './key-callers.ts';

interface AcceptDocumentParts {
  storage: Storage;
  processing: PhotoProcessing;
  requirementFor: RequirementLookup;
}

export async function acceptDocument(
  { storage, processing, requirementFor }: AcceptDocumentParts,
  { request, caller }: { request: FastifyRequest; caller: KeyCaller },
  { acknowledge, reference, ...document }: DocumentOrder,
  original: string,
): Promise<AcceptedRequest> {
  const { requirement } = requirementFor(document);
  requireAcknowledged(
    [requirement],
    acknowledge.filter((code) => code !== 'undetermined-checks'),
  );
  const cropOnly = document.cropOnly ?? cropsOnlyByDefault(requirement, document.background);
  const { countryCode } = requirement;
  const wanted = {
    ...document,
    countryCode,
    cropOnly,
    imageUrl: storage.link(original as StorageKey),
    beside: true,
  };
  return processing.accept(wanted, requesterOf(request, caller), {
    forProgram: true,
    takesUndetermined: acknowledge.includes('undetermined-checks'),
    key: { id: caller.key.id, isTest: caller.key.isTest },
    reference,
  });
}
