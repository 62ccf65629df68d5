import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Height of the eye centres above the bottom of the picture. */
export function eyeLine({ measures, limits }: Findings): Check {
  return judge({
    id: 'eye-line',
    value: measures.eyeLineFromBottomMm,
    limit: limits.eyeLineFromBottomMm,
    unit: 'mm',
    source: limits.eyeLineFromBottomMm.source,
    problems: { low: 'too-low', high: 'too-high' },
  });
}
