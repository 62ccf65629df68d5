import { otherFaceShareMax } from '../limits/other-face.ts';
import { ownLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** ISO/IEC 29794-5, SingleFacePresent: area of the second face over the largest. */
export function singleFacePresent({ measures }: Findings): Check {
  return judge({
    id: 'single-face-present',
    value: measures.otherFaceShare,
    limit: { min: null, max: otherFaceShareMax },
    unit: 'ratio',
    source: ownLimit('No other face above 5 % of the main one'),
    problems: { high: 'other-face' },
  });
}
