import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { glassesRefused, glassesWorn } from './glasses-worn.ts';
import { judge } from './judge.ts';

/** A hundredth of the lens; twice that is no catch-light any more. */
const glareMax = 0.01;
const glareFailMin = 0.02;

/** White reflections on lenses; null where none are worn, or glasses are refused anyway. */
export function lensGlare(findings: Findings): Check | null {
  if (glassesWorn(findings) === 'no' || glassesRefused(findings)) return null;
  return judge({
    id: 'lens-glare',
    measure: 'area',
    value: findings.natives.lensGlareShare,
    limit: { min: null, max: glareMax },
    failBeyond: { max: glareFailMin },
    source: standardLimit('ISO/IEC 39794-5, no reflections on lenses'),
    problems: { high: 'glare' },
  });
}
