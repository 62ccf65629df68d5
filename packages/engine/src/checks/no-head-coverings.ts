import type { Check, Problem } from '@vesika/report';
import type { CoveringGround } from '@vesika/requirements';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';

/** Every bare head of a photograph it was chosen on stays below it; see docs/accuracy.md for both kinds of error. */
const strengthMax = 0.34;

/**
 * Never a fail from the picture alone: tied hair can look like cloth, and what is worn may be allowed. What the person says is judged by the
 * record's rule; that the face shows from chin to forehead is judged by face-occlusion-prevention.
 */
export function noHeadCoverings({ natives, answers, requirement, limits }: Findings): Check {
  const measured = judge({
    id: 'no-head-coverings',
    measure: 'cloth',
    value: natives.headCoveringStrength,
    limit: { min: null, max: strengthMax },
    failBeyond: { max: null },
    source: limits.record,
    problems: {},
  });
  const answer = answers['no-head-coverings'];
  const isCompulsory = requirement.headCovering?.compulsoryFor != null;
  if (!answer) return isCompulsory && measured.verdict === 'pass' ? compulsory(measured) : measured;
  if (answer === 'none')
    return measured.verdict === 'pass' && !isCompulsory ? measured : stated(measured, null);
  if (answer === 'other') return stated(measured, 'worn');
  if (!requirement.headCovering) return unpublished(measured);
  return stated(measured, problemOf(answer, requirement.headCovering.exceptions));
}

/** A bare head is right for some and wrong for others, and who is pictured is not for us to guess. */
function compulsory(measured: Check): Check {
  return { ...measured, verdict: 'undetermined', advice: 'no-head-coverings.compulsory' };
}

function problemOf(
  worn: 'religious' | 'medical',
  exceptions: readonly CoveringGround[],
): Problem<'no-head-coverings'> | null {
  if (exceptions.includes(worn)) return null;
  return exceptions.length > 0 ? 'other-grounds' : 'not-allowed';
}

/** The standard leaves it to each authority, so where that says nothing nobody can tell. */
function unpublished(measured: Check): Check {
  return {
    ...measured,
    evidence: 'stated',
    verdict: 'undetermined',
    advice: 'no-head-coverings.unpublished',
  };
}
