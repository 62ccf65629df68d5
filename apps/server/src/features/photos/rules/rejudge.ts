import type { Check, Verdict } from '@vesika/contract';
import type { RejudgementRow, UserPhotoRow } from '../../../platform/database/schema/index.ts';
import { judgeByRules } from './judge-by-rules.ts';
import { rulesDifferences } from './rules-differences.ts';
import type { RulesVersion } from './rules-version.ts';

type Rejudgement = Omit<RejudgementRow, 'judgedAt' | 'mailedAt'>;

/** A photo by rules that are not those it was made by; the report of then is left alone. */
export function rejudge(
  row: Pick<UserPhotoRow, 'id' | 'report' | 'answers' | 'childAgeYears'>,
  was: RulesVersion,
  is: RulesVersion,
): Rejudgement {
  // A caller's own numbers give way to a record only, never to the product's defaults.
  const isDefault = is.record.verified === 'default';
  const { ok, checks } = judgeByRules(row, is, isDefault);
  const differences = rulesDifferences(was, is, row.childAgeYears);
  const isTold = differences.length > 0 || gotWorse(row.report.checks, checks);
  return { photoId: row.id, requirementSha256: is.sha256, ok, checks, differences, isTold };
}

/** Checks that there were not then say nothing of the rules. */
function gotWorse(before: readonly Check[], after: readonly Check[]): boolean {
  const verdictThen = new Map(before.map(({ id, verdict }) => [id, verdict]));
  return after.some(({ id, verdict }) => badness[verdict] > badness[verdictThen.get(id) ?? 'fail']);
}

const badness: Readonly<Record<Verdict, number>> = { pass: 0, undetermined: 1, fail: 2 };
