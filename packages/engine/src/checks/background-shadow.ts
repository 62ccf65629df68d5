import type { Check } from '@vesika/report';
import { ownLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';
import { worstOf } from './worst-of.ts';

const shadowMax = 0.03;
const shadowFail = 0.06;
/** CIELAB L*, which runs from 0 to 100. */
const sideDifferenceMax = 6;
const sideDifferenceFail = 9;

/**
 * Shadows on the wall, and light on it from one side, by whichever is worse. Undetermined where the background is
 * no plain wall.
 *
 * Source: ISO/IEC 39794-5, D.1.4, asks for no shadows and names no figure; both limits are ours.
 */
export function backgroundShadow({ natives }: Findings): Check {
  const shadow = judge({
    id: 'background-shadow',
    measure: 'area',
    value: natives.backgroundShadowShare,
    limit: { min: null, max: shadowMax },
    failBeyond: { min: null, max: shadowFail },
    source: ownLimit('At most 3% of the wall around the head is in shadow'),
    problems: { high: 'shadow' },
  });
  const sides = judge({
    id: 'background-shadow',
    measure: 'sides',
    value: natives.backgroundSideDifference,
    limit: { min: null, max: sideDifferenceMax },
    failBeyond: { min: null, max: sideDifferenceFail },
    source: ownLimit('Both sides of the wall are about as bright'),
    problems: { high: 'one-sided' },
  });
  return worstOf([shadow, sides]);
}
