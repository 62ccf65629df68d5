import { createHash } from 'node:crypto';
import type { ProcessedPhoto, processPhotoRequestSchema } from '@vesika/contract';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { type Requirement, requirementFor } from '../../requirements/photo-requirements/requirement-for.ts';
import type { PhotoMaker, PhotoWatch } from '../engine-pool/photo-maker.ts';
import { couldPayForPhoto } from '../pay-for-photo.ts';
import { finishedFiles } from '../photo-files.ts';
import { isClean } from '../photo-rows.ts';
import { isOriginal, movedKey, ownerOf } from '../picture-keys.ts';
import { type PreviewLimits, type PreviewViewer, previewsUsedUp } from '../preview-limits.ts';
import type { RecordedPhoto, RecordPhoto } from '../record-photo.ts';

export type PhotoOrder = z.output<typeof processPhotoRequestSchema>;

export interface PhotoProcessing {
  /**
   * Everything that can be refused before the work begins.
   *
   * Throws: image-url-foreign, file-link-invalid, image-not-found, requirement-not-found, payment-required.
   */
  accept(order: PhotoOrder, requester: Requester): Promise<AcceptedOrder>;
  /** Throws as PhotoMaker and RecordPhoto do. */
  fulfil(accepted: AcceptedOrder, watch: PhotoWatch): Promise<ProcessedPhoto>;
}

export interface Requester {
  caller: Caller;
  /** Under which the caller reached us. */
  origin: string;
  address: string;
}

interface AcceptedOrder {
  order: PhotoOrder;
  viewer: PreviewViewer;
  original: StorageKey;
  originalSha256: string;
  source: Buffer;
  requirement: Requirement;
}

interface PhotoProcessingParts {
  storage: Storage;
  db: Database;
  clock: Clock;
  photoMaker: PhotoMaker;
  previewLimits: PreviewLimits;
  recordPhoto: RecordPhoto;
}

export function createPhotoProcessing(parts: PhotoProcessingParts): PhotoProcessing {
  const { storage, db, clock, photoMaker, previewLimits, recordPhoto } = parts;

  async function accept(order: PhotoOrder, requester: Requester): Promise<AcceptedOrder> {
    const original = originalIn(order, requester);
    const { countryCode, documentType, variant, requirements: numbers } = order;
    const requirement = requirementFor({ countryCode, documentType, variant, numbers });
    const source = await storage.get(original);
    if (!source) throw new ServiceError('image-not-found');
    const originalSha256 = createHash('sha256').update(source).digest('hex');
    const viewer = viewerOf(requester);
    const accepted = { order, viewer, original, originalSha256, source, requirement };
    await refuseWithoutAnyWay(accepted);
    return accepted;
  }

  function originalIn({ imageUrl }: PhotoOrder, { caller, origin }: Requester): StorageKey {
    const original = storage.keyOfLink(imageUrl, origin);
    if (original === 'foreign') throw new ServiceError('image-url-foreign');
    if (original === 'invalid') throw new ServiceError('file-link-invalid');
    const owner = ownerOf(original);
    if (isOriginal(original) && owner === caller.owner) return original;
    // Uploaded before signing in, and brought into the account since.
    const wasClaimed = caller.kind === 'user' && caller.session !== undefined && owner === caller.session;
    if (isOriginal(original) && wasClaimed) return movedKey(original, caller.owner);
    // Somebody else's picture is answered like none: its existence is nobody's business.
    throw new ServiceError('image-not-found');
  }

  /** Neither a clean photo nor a preview would come of it. */
  async function refuseWithoutAnyWay(accepted: AcceptedOrder): Promise<void> {
    const { order, viewer, originalSha256, requirement } = accepted;
    if (!(await previewLimits.isUsedUp(db, viewer))) return;
    const { documentType } = order;
    const { countryCode } = requirement.requirement;
    const photo = { originalSha256, countryCode, documentType, now: new Date(clock()) };
    const { userId } = viewer;
    if (userId === null || !(await couldPayForPhoto(db, { userId, ...photo }))) throw previewsUsedUp();
  }

  async function fulfil(accepted: AcceptedOrder, watch: PhotoWatch): Promise<ProcessedPhoto> {
    const { order, source, requirement, ...origin } = accepted;
    const made = await photoMaker.makePhoto(source, engineRequest(order, requirement), watch);
    const photo = made.files.find(({ format }) => format === 'jpg')!.bytes;
    // Both before it is known who pays: afterwards nothing may fail.
    const [preview, thumbnail] = await Promise.all([
      photoMaker.makeRendition({ photo, kind: 'preview' }, { signal: watch.signal }),
      photoMaker.makeRendition({ photo, kind: 'thumbnail' }, { signal: watch.signal }),
    ]);
    const { documentType } = order;
    const about = { ...origin, documentType, requirement: requirement.requirement };
    const recorded = await recordPhoto({ ...about, made, preview, thumbnail });
    const shown = isClean(recorded.row) ? photo : preview;
    return {
      success: true,
      errorType: null,
      ...(await aboutRecord(recorded)),
      processedImageBase64: `data:image/jpeg;base64,${shown.toString('base64')}`,
      report: made.report,
      requirement: aboutRequirement(requirement),
    };
  }

  async function aboutRecord({ row, previewReason, features }: RecordedPhoto) {
    const sheet = isClean(row) && features.has('print-pdf');
    const files = await finishedFiles(storage, row, features);
    const state = isClean(row) ? ('clean' as const) : ('preview' as const);
    return { photoId: row.id, state, paidBy: row.paidBy, previewReason, files, sheet };
  }

  return { accept, fulfil };
}

function viewerOf({ caller, address }: Requester): PreviewViewer {
  return { owner: caller.owner, userId: caller.kind === 'user' ? caller.userId : null, address };
}

function engineRequest({ background, cropOnly, dpi }: PhotoOrder, { requirement, basis }: Requirement) {
  return {
    requirement,
    requirementIsDefault: basis === 'default',
    background,
    cropOnly,
    ...(dpi !== undefined && { dpi }),
    // Both always: what a package to come allows is there then.
    formats: ['jpg', 'png'] as const,
  };
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
