import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Portraits in good light have 0.004 to 0.02; a face without shades has nearly none, one in hard light ever more. */
const varianceBand = { min: 0.001, max: 0.08 } as const;
const varianceFail = { min: 0.0002, max: 0.14 } as const;

/** Variance of the linear luminance of the face. The standard names no limit; the bands are ours. */
export function luminanceVariance({ natives }: Findings): Check {
  return judge({
    id: 'luminance-variance',
    measure: 'variance',
    value: natives.luminanceVariance,
    limit: varianceBand,
    failBeyond: varianceFail,
    source: standardLimit('ISO/IEC 29794-5, LuminanceVariance'),
    problems: { low: 'flat', high: 'harsh' },
  });
}
