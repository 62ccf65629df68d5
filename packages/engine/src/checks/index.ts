import { type Check, type CheckId, checkIds } from '@vesika/report';
import { childSource } from '../limits/photo-limits.ts';
import { backgroundJudges } from './background.ts';
import { coveringsJudges } from './coverings.ts';
import { eyesJudges } from './eyes.ts';
import { fileJudges } from './file.ts';
import type { Findings } from './findings.ts';
import { headJudges } from './head.ts';
import type { Judge } from './judge.ts';
import { lightJudges } from './light.ts';
import { mouthJudges } from './mouth.ts';
import { qualityJudges } from './quality.ts';

const judges: Readonly<Record<CheckId, Judge>> = {
  ...headJudges,
  ...eyesJudges,
  ...mouthJudges,
  ...coveringsJudges,
  ...lightJudges,
  ...backgroundJudges,
  ...qualityJudges,
  ...fileJudges,
};

/** Judges a finished picture by every check that applies, in the reading order of the report. */
export function runChecks(findings: Findings): Check[] {
  return checkIds.flatMap((id) => {
    const judged = judges[id](findings);
    return judged ? [forgiven(judged, findings)] : [];
  });
}

/**
 * Passes a check that the authority waives for the child, and leaves a failure undetermined if the authority does not
 * say whether it counts. A head height for children is part of the limits already.
 */
function forgiven(check: Check, { childRule }: Findings): Check {
  if (!childRule || (check.id === 'head-height' && childRule.headHeight)) return check;
  const source = childSource(childRule.source);
  if (names(childRule.relaxed, check))
    return { ...check, verdict: 'pass', limit: { min: null, max: null }, source, advice: null };
  if (names(childRule.leftOpen, check) && check.verdict === 'fail')
    return { ...check, verdict: 'undetermined', source };
  return check;
}

function names(ids: readonly string[], { id }: Check): boolean {
  return ids.includes(id);
}
