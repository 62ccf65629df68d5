import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** A painted background is exact but for JPEG rounding; a photographed wall may be off by what the eye does not see. */
export const colourDifferenceMax = { painted: 1, photographed: 6 } as const;

export function backgroundColour({ background, limits }: Findings): Check {
  return judge({
    id: 'background-colour',
    value: background?.colourDifference ?? null,
    limit: { min: null, max: colourDifferenceMax[background?.painted ? 'painted' : 'photographed'] },
    unit: '/255',
    source: limits.record,
    problems: { high: 'wrong-colour' },
  });
}
