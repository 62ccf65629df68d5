import type { Check } from '@vesika/report';
import { otherFaceShareMax } from '../limits/other-face.ts';
import { ownLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings } from './findings.ts';
import { judge } from './judge.ts';

/**
 * Area of the second largest face over the largest.
 *
 * Source: ISO/IEC 29794-5, SingleFacePresent; it names no limit, ours is otherFaceShareMax.
 */
export function singleFacePresent({ measures }: EarlyFindings): Check {
  return judge({
    id: 'single-face-present',
    measure: 'otherFace',
    value: measures.otherFaceShare,
    limit: { min: null, max: otherFaceShareMax },
    source: ownLimit('No other face above 5% of the main one'),
    problems: { high: 'other-face' },
  });
}
