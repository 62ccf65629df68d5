import type { ProcessedPhoto, processPhotoRequestSchema } from '@vesika/contract';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { RequirementLookup } from '../../requirements/photo-requirements/requirement-for.ts';
import { type AcceptedOriginal, acceptOriginal, type Requester } from '../accept-original.ts';
import type { PhotoMaker, PhotoWatch } from '../engine-pool/photo-maker.ts';
import { engineRequest } from '../engine-request.ts';
import type { Observations } from '../observations.ts';
import { couldPayForPhoto } from '../pay-for-photo.ts';
import { finishedFiles, proofLink } from '../photo-files.ts';
import { isClean } from '../photo-rows.ts';
import { type PreviewLimits, type PreviewViewer, previewsUsedUp } from '../preview-limits.ts';
import type { RecordedPhoto, RecordPhoto } from '../record-photo.ts';
import { requirementSummary } from '../requirement-summary.ts';

export type PhotoOrder = z.output<typeof processPhotoRequestSchema>;

export interface PhotoProcessing {
  /**
   * Everything that can be refused before the work begins.
   *
   * Throws: as acceptOriginal does; payment-required, touch-up-not-possible.
   */
  accept(order: PhotoOrder, requester: Requester): Promise<AcceptedOrder>;
  /** Throws as PhotoMaker and RecordPhoto do. */
  fulfil(accepted: AcceptedOrder, watch: PhotoWatch): Promise<ProcessedPhoto>;
}

interface AcceptedOrder extends AcceptedOriginal {
  order: PhotoOrder;
  viewer: PreviewViewer;
}

interface PhotoProcessingParts {
  storage: Storage;
  db: Database;
  clock: Clock;
  photoMaker: PhotoMaker;
  observations: Observations;
  previewLimits: PreviewLimits;
  recordPhoto: RecordPhoto;
  requirementFor: RequirementLookup;
}

export function createPhotoProcessing(parts: PhotoProcessingParts): PhotoProcessing {
  const { storage, db, clock, photoMaker, observations, previewLimits, recordPhoto } = parts;

  async function accept(order: PhotoOrder, requester: Requester): Promise<AcceptedOrder> {
    if (order.touchUp?.length && keepsBackground(order)) throw new ServiceError('touch-up-not-possible');
    const viewer = viewerOf(requester);
    const accepted = { order, viewer, ...(await acceptOriginal(parts, order, requester)) };
    await refuseWithoutAnyWay(accepted);
    return accepted;
  }

  /** Neither a clean photo nor a preview would come of it. */
  async function refuseWithoutAnyWay(accepted: AcceptedOrder): Promise<void> {
    const { order, viewer, originalSha256, requirement } = accepted;
    const { countryCode } = requirement.requirement;
    const photo = { originalSha256, countryCode, documentType: order.documentType };
    if (!(await previewLimits.isUsedUp(db, viewer, photo))) return;
    const { userId } = viewer;
    const now = new Date(clock());
    if (userId === null || !(await couldPayForPhoto(db, { userId, ...photo, now }))) throw previewsUsedUp();
  }

  async function fulfil(accepted: AcceptedOrder, watch: PhotoWatch): Promise<ProcessedPhoto> {
    const { order, source, requirement, ...origin } = accepted;
    const { dpi, adjustment, touchUp = [], documentType, childAgeYears = null, answers = {} } = order;
    const request = {
      ...engineRequest(order, requirement),
      ...(dpi !== undefined && { dpi }),
      ...(adjustment !== undefined && { adjustment }),
      touchUp,
      // Both always: what a package to come allows is there then.
      formats: ['jpg', 'png'] as const,
    };
    const made = await observations.use(accepted.original, (observation) =>
      photoMaker.makePhoto({ source, observation, request }, { ...watch, requester: accepted.viewer }),
    );
    const about = { ...origin, documentType, requirement, childAgeYears, answers, touchUp };
    const recorded = await recordPhoto({ ...about, made });
    const photo = made.files.find(({ format }) => format === 'jpg')!.bytes;
    const shown = isClean(recorded.row) ? photo : made.preview;
    return {
      success: true,
      errorType: null,
      ...(await aboutRecord(recorded)),
      processedImageBase64: `data:image/jpeg;base64,${shown.toString('base64')}`,
      report: made.report,
      requirement: requirementSummary(requirement),
    };
  }

  async function aboutRecord({ row, previewReason, features }: RecordedPhoto) {
    const sheet = isClean(row) && features.has('print-pdf');
    const files = await finishedFiles(storage, row, features);
    const state = isClean(row) ? ('clean' as const) : ('preview' as const);
    const proofUrl = await proofLink(storage, row);
    return { photoId: row.id, state, paidBy: row.paidBy, previewReason, files, sheet, proofUrl };
  }

  return { accept, fulfil };
}

/** For certain; of `auto` the engine decides. */
function keepsBackground({ cropOnly, background }: PhotoOrder): boolean {
  return cropOnly || background === 'keep';
}

function viewerOf({ caller, address }: Requester): PreviewViewer {
  return { owner: caller.owner, userId: caller.kind === 'user' ? caller.userId : null, address };
}
