import type { Platform } from '../../../platform/platform.ts';
import type { UserPhotoRow } from '../../../schema/index.ts';
import type { RequirementLookup } from '../../requirements/index.ts';
import { proofLink } from '../files/photo-files.ts';
import { findRejection } from '../payment/rejections.ts';
import { findRejudgement, rulesChange } from '../rules/rejudgements.ts';
import { requirementSummary } from '../rules/requirement-summary.ts';
import { rulesOfPhoto } from '../rules/rules-of-photo.ts';
import { oneGalleryPhoto } from './gallery-photo.ts';

export interface PhotoReportParts extends Pick<Platform, 'storage' | 'db' | 'clock'> {
  requirementFor: RequirementLookup;
}

export async function photoReport(parts: PhotoReportParts, row: UserPhotoRow) {
  const { storage, db, requirementFor } = parts;
  const { version, basis } = await rulesOfPhoto(db, row, requirementFor);
  return {
    photo: await oneGalleryPhoto(parts, row),
    requirement: requirementSummary({ requirement: version.record, basis }),
    report: row.report,
    answers: row.answers,
    rulesChange: rulesChange(await findRejudgement(db, row.id)),
    rejection: await findRejection(db, row.id),
    proofUrl: await proofLink(storage, row),
  };
}
