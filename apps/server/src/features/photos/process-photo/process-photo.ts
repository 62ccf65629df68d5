import type { ProcessedPhoto, processPhotoRequestSchema } from '@vesika/contract';
import type { z } from 'zod';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { type Requirement, requirementFor } from '../../requirements/photo-requirements/requirement-for.ts';
import type { PhotoMaker, PhotoWatch } from '../engine-pool/photo-maker.ts';
import type { FinishedPhotos } from '../finished-photos.ts';
import { isOriginal, ownerOf } from '../picture-keys.ts';

export type PhotoOrder = z.output<typeof processPhotoRequestSchema>;

export interface PhotoProcessing {
  /**
   * Everything that can be refused before the work begins.
   *
   * Throws: image-url-foreign, file-link-invalid, image-not-found, requirement-not-found.
   */
  accept(order: PhotoOrder, caller: Caller): AcceptedOrder;
  /** Throws as PhotoMaker does, and image-not-found. */
  fulfil(accepted: AcceptedOrder, watch: PhotoWatch): Promise<ProcessedPhoto>;
}

export interface Caller {
  session: string;
  /** Under which the caller reached us. */
  origin: string;
}

interface AcceptedOrder {
  order: PhotoOrder;
  owner: string;
  original: StorageKey;
  requirement: Requirement;
}

interface PhotoProcessingParts {
  storage: Storage;
  photoMaker: PhotoMaker;
  finishedPhotos: FinishedPhotos;
}

export function createPhotoProcessing(parts: PhotoProcessingParts): PhotoProcessing {
  const { storage, photoMaker, finishedPhotos } = parts;

  function accept(order: PhotoOrder, { session, origin }: Caller): AcceptedOrder {
    const original = storage.keyOfLink(order.imageUrl, origin);
    if (original === 'foreign') throw new ServiceError('image-url-foreign');
    if (original === 'invalid') throw new ServiceError('file-link-invalid');
    // Somebody else's picture is answered like none: its existence is nobody's business.
    if (ownerOf(original) !== session || !isOriginal(original)) throw new ServiceError('image-not-found');
    const { countryCode, documentType, variant, requirements: numbers } = order;
    const requirement = requirementFor({ countryCode, documentType, variant, numbers });
    return { order, owner: session, original, requirement };
  }

  async function fulfil(accepted: AcceptedOrder, watch: PhotoWatch): Promise<ProcessedPhoto> {
    const { order, owner, original, requirement } = accepted;
    const source = await storage.get(original);
    if (!source) throw new ServiceError('image-not-found');
    const made = await photoMaker.makePhoto(source, engineRequest(order, requirement), watch);
    const about = { documentType: order.documentType, requirement: requirement.requirement };
    const saved = await finishedPhotos.save(owner, made, about);
    return {
      success: true,
      errorType: null,
      processedImageBase64: dataUrl(made.files[0]!),
      report: made.report,
      requirement: aboutRequirement(requirement),
      ...saved,
    };
  }

  return { accept, fulfil };
}

function engineRequest(
  { background, cropOnly, dpi, formats }: PhotoOrder,
  { requirement, basis }: Requirement,
) {
  return {
    requirement,
    requirementIsDefault: basis === 'default',
    background,
    cropOnly,
    ...(dpi !== undefined && { dpi }),
    formats: formats.includes('png') ? (['jpg', 'png'] as const) : (['jpg'] as const),
  };
}

function dataUrl({ mime, bytes }: { mime: string; bytes: Buffer }): string {
  return `data:${mime};base64,${bytes.toString('base64')}`;
}

function aboutRequirement({ requirement, basis }: Requirement): ProcessedPhoto['requirement'] {
  const { countryCode, documentType, variant, label, size } = requirement;
  return {
    basis,
    countryCode,
    documentType,
    variant,
    label,
    widthMm: size.widthMm,
    heightMm: size.heightMm,
  };
}
