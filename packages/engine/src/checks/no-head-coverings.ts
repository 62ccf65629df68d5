import type { Answers, Check, Problem } from '@vesika/report';
import { type HeadCoveringPolicy, headCoveringOf } from '@vesika/requirements';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';

/** Loose hair and bald heads stay below it; streaked cloth, and hair that lies smooth, come to 0.27 and more. */
const strengthMax = 0.25;

type Covering = Exclude<NonNullable<Answers['no-head-coverings']>, 'none'>;

const grounds: Record<HeadCoveringPolicy, readonly Covering[]> = {
  bare: [],
  religious: ['religious'],
  both: ['religious', 'medical'],
  custom: ['religious'],
};

/**
 * Never a fail from the picture alone, for smooth hair looks like cloth. What the person says is judged by the
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
  if (!answer) return measured;
  if (answer === 'none') return measured.verdict === 'pass' ? measured : stated(measured, null);
  const allowed = grounds[headCoveringOf(requirement)];
  return stated(measured, allowed.includes(answer) ? null : problemOf(answer, allowed));
}

function problemOf(answer: Covering, allowed: readonly Covering[]): Problem<'no-head-coverings'> {
  if (answer === 'other') return 'worn';
  return allowed.length > 0 ? 'other-grounds' : 'not-allowed';
}
