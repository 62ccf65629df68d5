import { judgePhoto } from '@vesika/engine/judge';
import type { Answers, PhotoReport } from '@vesika/report';
import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import { childRuleAt } from './rules-differences.ts';
import type { RulesVersion } from './rules-version.ts';

interface Judged extends Pick<UserPhotoRow, 'childAgeYears'> {
  report: Pick<PhotoReport, 'photo' | 'measures' | 'natives' | 'changes'>;
  answers: Answers;
}

export function judgeByRules(
  { report, childAgeYears, answers }: Judged,
  { record, childRules }: RulesVersion,
  isDefault: boolean,
): Pick<PhotoReport, 'ok' | 'checks' | 'components'> {
  return judgePhoto(report, {
    requirement: record,
    requirementIsDefault: isDefault,
    childRule: childRuleAt(childRules, childAgeYears),
    childAgeYears,
    answers,
    dpi: report.photo.dpi,
  });
}
