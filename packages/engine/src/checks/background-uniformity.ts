import { ownLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Standard deviation from which gradients and shadows begin to show on a plain wall. */
export const backgroundDeviationMax = 4;

export function backgroundUniformity({ measures }: Findings): Check {
  return judge({
    id: 'background-uniformity',
    value: measures.backgroundDeviation,
    limit: { min: null, max: backgroundDeviationMax },
    unit: '/255',
    source: ownLimit('A plain background varies by less than 4 of 255'),
    problems: { high: 'uneven' },
  });
}
