import type { Check } from '@vesika/report';
import { ownLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Good portraits of pale and dark skin span 99 to 200 grey levels, a face in fog or darkness 55. */
const greySpanMin = 90;
const greySpanFail = 65;

/**
 * Contrast of the face, in grey levels between its 1st and 99th percentile.
 *
 * Source: ISO/IEC 29794-5, DynamicRange, measures the entropy of linear luminance; ours is the span of grey levels.
 */
export function dynamicRange({ natives }: Findings): Check {
  return judge({
    id: 'dynamic-range',
    measure: 'span',
    value: natives.greySpanLevels,
    limit: { min: greySpanMin, max: null },
    failBeyond: { min: greySpanFail, max: null },
    source: ownLimit('The face spans 90 of 255 grey levels'),
    problems: { low: 'low-contrast' },
  });
}
