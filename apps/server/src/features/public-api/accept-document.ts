import type { DocumentOrder } from '@vesika/contract';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/address-of.ts';
import type { UserCaller } from '../../platform/http/callers.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StorageKey } from '../../platform/storage/storage-key.ts';
import type { AcceptedOrder, PhotoProcessing } from '../photos/process-photo/process-photo.ts';

interface AcceptDocumentParts {
  storage: Storage;
  processing: PhotoProcessing;
}

/** Accepts one document of an original, paid or refused. Throws like PhotoProcessing.accept. */
export function acceptDocument(
  { storage, processing }: AcceptDocumentParts,
  { request, caller }: { request: FastifyRequest; caller: UserCaller },
  document: DocumentOrder,
  original: StorageKey,
): Promise<AcceptedOrder> {
  const requester = {
    caller,
    origin: `${request.protocol}://${request.host}`,
    address: addressOf(request),
  };
  return processing.accept({ ...document, imageUrl: storage.link(original), beside: true }, requester, {
    forProgram: true,
  });
}
