import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings } from './findings.ts';
import { judge } from './judge.ts';

/** Measured: closed lips up to 0.011, parted ones from 0.036, laughs from 0.08. */
const closedMax = 0.025;
const openAbove = 0.045;

/**
 * Widest gap between the lips over the distance from eyes to chin. Parted lips between the two limits are
 * undetermined.
 */
export function mouthClosed({ natives }: EarlyFindings): Check {
  return judge({
    id: 'mouth-closed',
    measure: 'opening',
    value: natives.mouthOpenness,
    limit: { min: null, max: closedMax },
    failBeyond: { max: openAbove },
    source: standardLimit('ISO/IEC 39794-5, mouth closed, no teeth visible'),
    problems: { high: 'open' },
  });
}
