import { judgePhoto } from '@vesika/engine/judge';
import type { Answers, Check, PhotoReport, Verdict } from '@vesika/report';
import type { RejudgementRow, UserPhotoRow } from '../../../schema/index.ts';
import { childRuleAt, rulesDifferences } from './rules-differences.ts';
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

type Rejudgement = Omit<RejudgementRow, 'judgedAt' | 'mailedAt'>;

export function rejudge(
  row: Pick<UserPhotoRow, 'id' | 'report' | 'answers' | 'childAgeYears'>,
  original: RulesVersion,
  current: RulesVersion,
): Rejudgement {
  // Only a record replaces the caller's own numbers, never the product's defaults.
  const isDefault = current.record.verified === 'default';
  const { ok, checks } = judgeByRules(row, current, isDefault);
  const differences = rulesDifferences(original, current, row.childAgeYears);
  const shouldNotify = differences.length > 0 || gotWorse(row.report.checks, checks);
  return { photoId: row.id, requirementSha256: current.sha256, ok, checks, differences, shouldNotify };
}

/** Checks added since the report say nothing about the rules. */
function gotWorse(before: readonly Check[], after: readonly Check[]): boolean {
  const verdictBefore = new Map(before.map(({ id, verdict }) => [id, verdict]));
  return after.some(({ id, verdict }) => badness[verdict] > badness[verdictBefore.get(id) ?? 'fail']);
}

const badness: Readonly<Record<Verdict, number>> = { pass: 0, undetermined: 1, fail: 2 };

export function percentPassed({ checks }: Pick<PhotoReport, 'checks'>): number {
  const passed = checks.filter(({ verdict }) => verdict === 'pass').length;
  return checks.length === 0 ? 100 : Math.round((passed / checks.length) * 100);
}
