import type { inspectPhotoRequestSchema } from '@vesika/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf, originOf } from '../../../platform/http/address-of.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { type Requirement, type RequirementLookup, requireActive } from '../../requirements/index.ts';
import type { Choices } from '../drafts/drafts.ts';
import { isOriginal, movedKey, ownerOf } from '../files/picture-keys.ts';
import { originalSha256 } from './stored-originals.ts';

export type OriginalRequest = Omit<z.output<typeof inspectPhotoRequestSchema>, 'beside'>;

export interface Requester {
  caller: Caller;
  origin: string;
  address: string;
}

export interface AcceptedOriginal {
  original: StorageKey;
  originalSha256: string;
  requirement: Requirement;
}

export function requesterOf(request: FastifyRequest, caller: Caller): Requester {
  return { caller, origin: originOf(request), address: addressOf(request) };
}

interface AcceptParts extends Pick<Platform, 'db' | 'storage'> {
  requirementFor: RequirementLookup;
}

export async function acceptOriginal(
  { db, storage, requirementFor }: AcceptParts,
  request: OriginalRequest,
  requester: Requester,
): Promise<AcceptedOriginal> {
  const original = ownOriginal(storage, request, requester);
  const { countryCode, documentType, variant, requirements: numbers } = request;
  await requireActive(db, { countryCode, documentType });
  const requirement = requirementFor({ countryCode, documentType, variant, numbers });
  return { original, originalSha256: await originalSha256({ db, storage }, original), requirement };
}

export function choicesOf(
  request: OriginalRequest,
  { original }: Pick<AcceptedOriginal, 'original'>,
  clock: Clock,
): Choices {
  const { countryCode, documentType, variant = null, cropOnly, childAgeYears = null } = request;
  return { original, countryCode, documentType, variant, cropOnly, childAgeYears, now: new Date(clock()) };
}

export function ownOriginal(
  storage: Storage,
  { imageUrl }: Pick<OriginalRequest, 'imageUrl'>,
  { caller, origin }: Pick<Requester, 'caller' | 'origin'>,
): StorageKey {
  const original = storage.keyOfLink(imageUrl, origin);
  if (original === 'foreign') throw new ServiceError('image-url-foreign');
  if (original === 'invalid') throw new ServiceError('file-link-invalid');
  const owner = ownerOf(original);
  if (isOriginal(original) && owner === caller.owner) return original;
  const wasClaimed = caller.kind === 'user' && caller.session !== undefined && owner === caller.session;
  if (isOriginal(original) && wasClaimed) return movedKey(original, caller.owner);
  // Another person's picture is answered as if it did not exist.
  throw new ServiceError('image-not-found');
}
