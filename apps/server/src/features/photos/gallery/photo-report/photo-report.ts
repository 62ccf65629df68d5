import { getPhotoReport, type PhotoReportAnswer } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import type { UserPhotoRow } from '../../../../platform/database/schema/index.ts';
import type { Callers } from '../../../../platform/http/callers.ts';
import { serve } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { RequirementLookup } from '../../../requirements/index.ts';
import { proofLink } from '../../files/photo-files.ts';
import { isClean, payerOfPhoto, requireOwnPhoto } from '../../files/photo-rows.ts';
import { loadFeatures } from '../../payment/photo-features.ts';
import type { PhotoCodes } from '../../photo-code/photo-codes.ts';
import { findRejudgement, rulesChange } from '../../rules/rejudgements.ts';
import { requirementSummary } from '../../rules/requirement-summary.ts';
import { rulesOfPhoto } from '../../rules/rules-of-photo.ts';
import { oneGalleryPhoto } from '../gallery-photo.ts';

export interface PhotoReportParts extends Pick<Platform, 'storage' | 'db' | 'clock'> {
  requirementFor: RequirementLookup;
  photoCodes: Pick<PhotoCodes, 'areFor'>;
}

export async function photoReport(parts: PhotoReportParts, row: UserPhotoRow): Promise<PhotoReportAnswer> {
  const { storage, db, requirementFor } = parts;
  const { version, basis } = await rulesOfPhoto(db, row, requirementFor);
  const featuresOf = await loadFeatures(db, await payerOfPhoto(db, row), new Date(parts.clock()));
  return {
    photo: await oneGalleryPhoto(parts, row, featuresOf),
    requirement: requirementSummary({ requirement: version.record, basis }),
    report: row.report,
    answers: row.answers,
    rulesChange: rulesChange(await findRejudgement(db, row.id)),
    hasPhotoCode: isClean(row) && parts.photoCodes.areFor(row),
    proofUrl: await proofLink(storage, row),
  };
}

export function servePhotoReport(app: FastifyInstance, parts: PhotoReportParts & { callers: Callers }): void {
  serve(app, getPhotoReport, async (request, reply) => {
    const caller = await parts.callers.require(request);
    const row = await requireOwnPhoto(parts.db, caller, request.params.photoId);
    reply.header('cache-control', 'private, no-store');
    return photoReport(parts, row);
  });
}
