import { judgePhoto } from '@vesika/engine/judge';
import type { Answers, PhotoReport } from '@vesika/report';
import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import { childRuleAt } from './rules-differences.ts';
import type { RulesVersion } from './rules-version.ts';

type Judged = Pick<UserPhotoRow, 'report' | 'childAgeYears'> & { answers: Answers };

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
