import type { ProcessedPhoto, processPhotoRequestSchema } from '@vesika/contract';
import { type PhotoRequirement, photoDifferencesBetween } from '@vesika/requirements';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Fingerprint } from '../../../../platform/secrets/fingerprint.ts';
import { type UserPhotoRow, userPhotos } from '../../../../schema/index.ts';
import { payerOfSession } from '../../../credits/index.ts';
import type { Requirement, RequirementLookup } from '../../../requirements/index.ts';
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
import type { NewPhoto } from '../../record/record-photo.ts';
import { requirementSummary } from '../../rules/requirement-summary.ts';
import { engineRequest } from '../engine-request.ts';
import { processingPriority } from '../processing-priority.ts';

type ProcessPhotoRequest = z.output<typeof processPhotoRequestSchema>;

interface RequestTerms {
  /** The caller is a program, which needs a paid photo and has no draft. */
  forProgram: boolean;
  /** The caller takes the photo even with undetermined checks. */
  takesUndetermined?: boolean;
  key?: NewPhoto['key'];
  reference?: string | undefined;
}

type PhotoTask = Extract<JobTask, { kind: 'photo' }>;

type RequestWatch = Omit<JobWatch, 'requester' | 'priority'>;

export interface AcceptedRequest extends AcceptedOriginal {
  request: ProcessPhotoRequest;
  terms: RequestTerms;
  viewer: PreviewViewer;
  watch: Required<Pick<JobWatch, 'requester' | 'priority'>>;
}

interface PhotoProcessingParts extends Pick<Platform, 'storage' | 'db' | 'clock'> {
  jobDesk: JobDesk;
  previewLimits: PreviewLimits;
  freshPictures: FreshPictures;
  requirementFor: RequirementLookup;
  fingerprint: Fingerprint;
}

export type PhotoProcessing = ReturnType<typeof createPhotoProcessing>;

export function createPhotoProcessing(parts: PhotoProcessingParts) {
  const { db, storage, clock, fingerprint, jobDesk, previewLimits, freshPictures, requirementFor } = parts;

  async function accept(
    request: ProcessPhotoRequest,
    requester: Requester,
    terms: RequestTerms = { forProgram: false },
  ): Promise<AcceptedRequest> {
    if (request.touchUp?.length && keepsBackground(request)) throw new ServiceError('touch-up-not-possible');
    const { caller, address } = requester;
    const userId = caller.kind === 'user' ? caller.userId : null;
    const viewer = { owner: caller.owner, userId, address: fingerprint(address) };
    const priority = await processingPriority(db, caller, new Date(clock()));
    const original = await acceptOriginal(parts, request, requester);
    const watch = { requester: { owner: caller.owner, address }, priority };
    const accepted = { request, terms, viewer, watch, ...original };
    await refuseWithoutAnyWay(accepted);
    return accepted;
  }

  function taskOf(accepted: AcceptedRequest): PhotoTask {
    const { request: asked, terms, requirement, viewer, original, originalSha256 } = accepted;
    const { dpi, adjustment, touchUp = [], documentType, childAgeYears = null, answers = {} } = asked;
    const { personName = null, beside, requirements } = asked;
    const { cropOnly, background, backgroundColour, mirror, alsoFor, captionName, captionDate } = asked;
    const wish = {
      ...{ requirements, cropOnly, background, backgroundColour },
      ...{ mirror, dpi, adjustment, alsoFor, captionName, captionDate },
    };
    const request = {
      ...engineRequest(asked, requirement),
      ...(dpi !== undefined && { dpi }),
      ...(adjustment !== undefined && { adjustment }),
      caption: { name: captionName, date: captionDate },
      touchUp,
      alsoFor: sharersOf(asked, requirement),
      // The only file of a test photo is its preview.
      ...(terms.key?.isTest && { preview: 'full-size' as const }),
      // Both are stored, because a later package may include either.
      formats: ['jpg', 'png'] as const,
    };
    const { now: _, ...choices } = choicesOf(asked, { original }, clock);
    const origin = { viewer, original, originalSha256, documentType, requirement };
    const paidOnly = terms.forProgram;
    const { takesUndetermined = false, key, reference } = terms;
    const about = {
      ...{ ...origin, childAgeYears, answers, touchUp, personName, wish },
      ...{ paidOnly, takesUndetermined, key, reference },
    };
    return { kind: 'photo', request, about, choices: paidOnly || beside ? null : choices };
  }

  async function fulfil(accepted: AcceptedRequest, watch: RequestWatch): Promise<ProcessedPhoto> {
    const task = taskOf(accepted);
    const made = await jobDesk.order<'photo'>(task, { ...accepted.watch, ...watch });
    return answerOf(made, accepted);
  }

  async function refuseWithoutAnyWay(accepted: AcceptedRequest): Promise<void> {
    const { request, terms, viewer, originalSha256, requirement } = accepted;
    const { countryCode, variant } = requirement.requirement;
    const { documentType, face = null } = request;
    const photo = { originalSha256, countryCode, documentType, variant, face };
    const needsPayment = terms.forProgram && !terms.key?.isTest;
    if (!needsPayment && !(await previewLimits.isUsedUp(db, viewer, photo))) return;
    if (terms.key?.isTest) throw previewsUsedUp();
    const now = new Date(clock());
    const { userId } = viewer;
    const payer = userId === null ? await payerOfSession(db, viewer.owner) : { userId };
    if (payer !== null && (await couldPayForPhoto(db, { ...payer, ...photo, keyId: terms.key?.id, now })))
      return;
    throw terms.forProgram ? new ServiceError('payment-required') : previewsUsedUp();
  }

  function sharersOf(
    { alsoFor = [] }: ProcessPhotoRequest,
    { requirement }: Requirement,
  ): PhotoRequirement[] {
    return alsoFor
      .flatMap((document) => recordOf(document) ?? [])
      .filter((other) => photoDifferencesBetween(requirement, other).length === 0);
  }

  /** Null for a document that no photo can be made for, such as one that became captured on the spot. */
  function recordOf(document: Parameters<RequirementLookup>[0]): PhotoRequirement | null {
    try {
      return requirementFor(document).requirement;
    } catch (error) {
      if (error instanceof ServiceError) return null;
      throw error;
    }
  }

  async function answerOf(
    { photoId, previewReason, features: allowed }: JobResults['photo'],
    { requirement }: AcceptedRequest,
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

function keepsBackground({ cropOnly, background }: ProcessPhotoRequest): boolean {
  return cropOnly || background === 'keep';
}
