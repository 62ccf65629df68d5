import { payerOfSession } from '../../../credits/index.ts';
import type { Requirement, RequirementLookup } from '../../../requirements/index.ts';
import type { ProcessedPhoto, processPhotoRequestSchema } from '@vesika/contract';
import { type PhotoRequirement, photoDifferencesBetween } from '@vesika/requirements';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { type UserPhotoRow, userPhotos } from '../../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import type { Fingerprint } from '../../../../platform/secrets/fingerprint.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { finishedFiles, pictureKey, proofLink } from '../../files/photo-files.ts';
import { isClean } from '../../files/photo-rows.ts';
import type { JobDesk, JobWatch } from '../../jobs/job-desk.ts';
import type { JobResults, JobTask } from '../../jobs/photo-job.ts';
import {
  type AcceptedOriginal,
  acceptOriginal,
  choicesOf,
  type Requester,
} from '../../originals/accept-original.ts';
import { couldPayForPhoto } from '../../payment/pay-for-photo.ts';
import { type PreviewLimits, type PreviewViewer, previewsUsedUp } from '../../payment/preview-limits.ts';
import type { FreshPictures } from '../../record/fresh-pictures.ts';
import { requirementSummary } from '../../rules/requirement-summary.ts';
import { engineRequest } from '../engine-request.ts';
import { processingPriority } from '../processing-priority.ts';

export type PhotoOrder = z.output<typeof processPhotoRequestSchema>;

export interface PhotoProcessing {
  /**
   * Checks everything that can be refused before the work begins.
   *
   * Throws: like acceptOriginal; payment-required, touch-up-not-possible.
   */
  accept(order: PhotoOrder, requester: Requester, terms?: OrderTerms): Promise<AcceptedOrder>;
  /** The task for a worker. */
  taskOf(accepted: AcceptedOrder): PhotoTask;
  /** Throws like JobDesk and RecordPhoto. */
  fulfil(accepted: AcceptedOrder, watch: OrderWatch): Promise<ProcessedPhoto>;
}

export interface OrderTerms {
  /** The caller is a program, which needs a paid photo and has no draft. */
  forProgram: boolean;
}

export type PhotoTask = Extract<JobTask, { kind: 'photo' }>;

/** Parameters that accepting the order does not determine. */
export type OrderWatch = Omit<JobWatch, 'requester' | 'priority'>;

export interface AcceptedOrder extends AcceptedOriginal {
  order: PhotoOrder;
  terms: OrderTerms;
  viewer: PreviewViewer;
  watch: Required<Pick<JobWatch, 'requester' | 'priority'>>;
}

interface PhotoProcessingParts {
  storage: Storage;
  db: Database;
  clock: Clock;
  jobDesk: JobDesk;
  previewLimits: PreviewLimits;
  freshPictures: FreshPictures;
  requirementFor: RequirementLookup;
  fingerprint: Fingerprint;
}

export function createPhotoProcessing(parts: PhotoProcessingParts): PhotoProcessing {
  const { storage, db, clock, jobDesk, previewLimits, freshPictures, requirementFor, fingerprint } = parts;

  async function accept(
    order: PhotoOrder,
    requester: Requester,
    terms: OrderTerms = { forProgram: false },
  ): Promise<AcceptedOrder> {
    if (order.touchUp?.length && keepsBackground(order)) throw new ServiceError('touch-up-not-possible');
    const { caller, address } = requester;
    const userId = caller.kind === 'user' ? caller.userId : null;
    const viewer = { owner: caller.owner, userId, address: fingerprint(address) };
    const priority = await processingPriority(db, caller, new Date(clock()));
    const original = await acceptOriginal(parts, order, requester);
    const watch = { requester: { owner: caller.owner, address }, priority };
    const accepted = { order, terms, viewer, watch, ...original };
    await refuseWithoutAnyWay(accepted);
    return accepted;
  }

  /** Refuses if the result could be neither clean nor a preview. */
  async function refuseWithoutAnyWay(accepted: AcceptedOrder): Promise<void> {
    const { order, terms, viewer, originalSha256, requirement } = accepted;
    const { countryCode, variant } = requirement.requirement;
    const photo = { originalSha256, countryCode, documentType: order.documentType, variant };
    if (!terms.forProgram && !(await previewLimits.isUsedUp(db, viewer, photo))) return;
    const now = new Date(clock());
    const userId = viewer.userId ?? (await payerOfSession(db, viewer.owner));
    if (userId !== null && (await couldPayForPhoto(db, { userId, ...photo, now }))) return;
    throw terms.forProgram ? new ServiceError('payment-required') : previewsUsedUp();
  }

  function taskOf({ order, terms, requirement, viewer, original, originalSha256 }: AcceptedOrder): PhotoTask {
    const { dpi, adjustment, touchUp = [], documentType, childAgeYears = null, answers = {} } = order;
    const { personName = null, beside } = order;
    const request = {
      ...engineRequest(order, requirement),
      ...(dpi !== undefined && { dpi }),
      ...(adjustment !== undefined && { adjustment }),
      touchUp,
      alsoFor: sharersOf(order, requirement),
      // Both are stored, because a later package may include either.
      formats: ['jpg', 'png'] as const,
    };
    const { now: _, ...choices } = choicesOf(order, { original }, clock);
    const origin = { viewer, original, originalSha256, documentType, requirement };
    const paidOnly = terms.forProgram;
    const about = { ...origin, childAgeYears, answers, touchUp, paidOnly, personName };
    return { kind: 'photo', request, about, choices: paidOnly || beside ? null : choices };
  }

  async function fulfil(accepted: AcceptedOrder, watch: OrderWatch): Promise<ProcessedPhoto> {
    const made = await jobDesk.order<'photo'>(taskOf(accepted), { ...accepted.watch, ...watch });
    return answerOf(made, accepted);
  }

  /** Records of other documents that the same photo can serve. */
  function sharersOf({ alsoFor = [] }: PhotoOrder, { requirement }: Requirement): PhotoRequirement[] {
    return alsoFor
      .map((document) => requirementFor(document).requirement)
      .filter((other) => photoDifferencesBetween(requirement, other).length === 0);
  }

  /** Built from database and storage, because another machine may have made the photo. */
  async function answerOf(
    { photoId, previewReason, features: allowed }: JobResults['photo'],
    { requirement }: AcceptedOrder,
  ): Promise<ProcessedPhoto> {
    const [row] = await db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
    const shown = row && (freshPictures.take(pictureKey(row)) ?? (await storage.get(pictureKey(row))));
    // The owner deleted it a moment ago.
    if (!shown) throw new ServiceError('photo-not-found');
    const features = new Set(allowed);
    return {
      success: true,
      errorType: null,
      ...stateOf(row),
      photoId,
      previewReason,
      files: await finishedFiles(storage, row, features),
      sheet: isClean(row) && features.has('print-pdf'),
      proofUrl: await proofLink(storage, row),
      processedImageBase64: `data:image/jpeg;base64,${shown.toString('base64')}`,
      report: row.report,
      requirement: requirementSummary(requirement),
    };
  }

  return { accept, taskOf, fulfil };
}

function stateOf(row: UserPhotoRow) {
  return { state: isClean(row) ? ('clean' as const) : ('preview' as const), paidBy: row.paidBy };
}

/** Whether the background is kept for certain; for `auto` the engine decides. */
function keepsBackground({ cropOnly, background }: PhotoOrder): boolean {
  return cropOnly || background === 'keep';
}
