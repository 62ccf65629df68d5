import { ownLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';
import { worstOf } from './worst-of.ts';

const shadowMax = 0.03;
const shadowFail = 0.06;
/** Of L*, which runs from 0 to 100. */
const sideDifferenceMax = 6;
const sideDifferenceFail = 9;

export function backgroundShadow({ natives }: Findings): Check {
  const shadow = judge({
    id: 'background-shadow',
    value: natives.backgroundShadowShare,
    limit: { min: null, max: shadowMax },
    failBeyond: { min: null, max: shadowFail },
    unit: 'share',
    source: ownLimit('At most 3 % of the wall around the head is in shadow'),
    problems: { high: 'shadow' },
  });
  const sides = judge({
    id: 'background-shadow',
    value: natives.backgroundSideDifference,
    limit: { min: null, max: sideDifferenceMax },
    failBeyond: { min: null, max: sideDifferenceFail },
    unit: 'number',
    source: ownLimit('Both sides of the wall are about as bright'),
    problems: { high: 'one-sided' },
  });
  return worstOf([shadow, sides]);
}
