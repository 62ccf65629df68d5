import { type JudgingRules, judgePhoto } from '@vesika/engine/judge';
import { type Natives, natives, type PhotoReport } from '@vesika/report';
import type { MakingRecord } from './making-records.ts';

/**
 * Judges a file that was made here by its record: for a document of the same printed size by everything that was
 * measured when it was made, for any other by the changes and the measures of the original.
 */
export function judgeOwnFile(
  checked: PhotoReport,
  { widthMm, heightMm, measures, landmarks, changes, ...record }: MakingRecord,
  rules: JudgingRules,
): PhotoReport {
  const { size } = rules.requirement;
  const isSameSize = size.widthMm === widthMm && size.heightMm === heightMm;
  const { outputJpegQuality } = checked.natives;
  const report = isSameSize
    ? { ...checked, measures, landmarks, natives: { ...record.natives, outputJpegQuality }, changes }
    : { ...checked, natives: { ...checked.natives, ...ofOriginal(record.natives) }, changes };
  return { ...report, ...judgeChecked(report, rules) };
}

/** Only the report of a file that was made here names changes. Such a file may have been ordered at another density. */
export function judgeChecked(report: PhotoReport, rules: JudgingRules) {
  return judgePhoto(report, report.changes.length > 0 ? { ...rules, dpi: report.photo.dpi } : rules);
}

function ofOriginal(measured: Natives): Natives {
  return Object.fromEntries(
    Object.entries(measured).filter(([name]) => natives[name as keyof typeof natives].of === 'original'),
  );
}

export function madeFor({ countryCode, documentType, variant }: MakingRecord) {
  if (countryCode === undefined || documentType === undefined || variant === undefined) return {};
  return { madeFor: { countryCode, documentType, variant } };
}
