import type { Check } from '@vesika/report';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Height of the eye centres above the bottom of the picture, mm on the printed photo. */
export function eyeLine({ measures, limits }: Findings): Check {
  return judge({
    id: 'eye-line',
    measure: 'height',
    value: measures.eyeLineFromBottomMm,
    limit: limits.eyeLineFromBottomMm,
    source: limits.eyeLineFromBottomMm.source,
    problems: { low: 'too-low', high: 'too-high' },
  });
}
