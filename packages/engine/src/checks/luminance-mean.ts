import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/**
 * Only extremes are a fault: a dark skin in good light has a mean of 0.1 where a pale one has 0.4, and neither is
 * badly exposed. Exposure is judged by the brightest and the clipped skin.
 */
const meanBand = { min: 0.06, max: 0.75 } as const;
const meanFail = { min: 0.03, max: 0.85 } as const;

/** Mean linear luminance of the face, 0 to 1. The standard names no limit; the bands are ours. */
export function luminanceMean({ natives }: Findings): Check {
  return judge({
    id: 'luminance-mean',
    measure: 'mean',
    value: natives.luminanceMean,
    limit: meanBand,
    failBeyond: meanFail,
    source: standardLimit('ISO/IEC 29794-5, LuminanceMean'),
    problems: { low: 'too-dark', high: 'too-bright' },
  });
}
