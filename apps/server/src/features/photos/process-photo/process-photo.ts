import type { ProcessedPhoto, processPhotoRequestSchema } from '@vesika/contract';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { payerOfSession } from '../../credits/payer.ts';
import type { RequirementLookup } from '../../requirements/photo-requirements/requirement-for.ts';
import { type AcceptedOriginal, acceptOriginal, choicesOf, type Requester } from '../accept-original.ts';
import { keepResult } from '../drafts/drafts.ts';
import type { PhotoMaker, PhotoWatch, ProcessingPriority } from '../engine-pool/photo-maker.ts';
import { engineRequest } from '../engine-request.ts';
import type { Observations } from '../observations.ts';
import { couldPayForPhoto } from '../pay-for-photo.ts';
import { finishedFiles, proofLink } from '../photo-files.ts';
import { isClean } from '../photo-rows.ts';
import { type PreviewLimits, type PreviewViewer, previewsUsedUp } from '../preview-limits.ts';
import { processingPriority } from '../processing-priority.ts';
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
  priority: ProcessingPriority;
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
    const priority = await processingPriority(db, requester.caller, new Date(clock()));
    const accepted = { order, viewer, priority, ...(await acceptOriginal(parts, order, requester)) };
    await refuseWithoutAnyWay(accepted);
    return accepted;
  }

  /** Neither a clean photo nor a preview would come of it. */
  async function refuseWithoutAnyWay(accepted: AcceptedOrder): Promise<void> {
    const { order, viewer, originalSha256, requirement } = accepted;
    const { countryCode } = requirement.requirement;
    const photo = { originalSha256, countryCode, documentType: order.documentType };
    if (!(await previewLimits.isUsedUp(db, viewer, photo))) return;
    const now = new Date(clock());
    const userId = viewer.userId ?? (await payerOfSession(db, viewer.owner));
    if (userId === null || !(await couldPayForPhoto(db, { userId, ...photo, now }))) throw previewsUsedUp();
  }

  async function fulfil(accepted: AcceptedOrder, watch: PhotoWatch): Promise<ProcessedPhoto> {
    const { order, source, requirement, priority, ...origin } = accepted;
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
      photoMaker.makePhoto(
        { source, observation, request },
        { ...watch, priority, requester: accepted.viewer },
      ),
    );
    const about = { ...origin, documentType, requirement, childAgeYears, answers, touchUp };
    const recorded = await recordPhoto({ ...about, made });
    const choices = { ...choicesOf(order, accepted, clock), photoId: recorded.row.id };
    await keepResult(db, draftOwner(accepted.viewer), choices);
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

function draftOwner({ owner, userId }: PreviewViewer) {
  return { owner, kind: userId === null ? ('visitor' as const) : ('user' as const) };
}

function viewerOf({ caller, address }: Requester): PreviewViewer {
  return { owner: caller.owner, userId: caller.kind === 'user' ? caller.userId : null, address };
}
