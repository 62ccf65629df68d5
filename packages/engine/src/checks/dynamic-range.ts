import { ownLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Good portraits of pale and dark skin span 99 to 200 grey levels, a face in fog or darkness 55. */
const greySpanMin = 90;
const greySpanFail = 65;

export function dynamicRange({ natives }: Findings): Check {
  return judge({
    id: 'dynamic-range',
    value: natives.greySpanLevels,
    limit: { min: greySpanMin, max: null },
    failBeyond: { min: greySpanFail, max: null },
    unit: 'count',
    source: ownLimit('The face spans 90 of 255 grey levels'),
    problems: { low: 'low-contrast' },
  });
}
