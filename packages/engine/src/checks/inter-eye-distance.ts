import type { Check } from '@vesika/report';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/**
 * Distance of the eye centres in px of the finished picture, not corrected for yaw.
 *
 * Source: ISO/IEC 39794-5, D.1.4.2.4, at least 90 px; nothing is asked where the record's pixels leave no room.
 */
export function interEyeDistance({ measures, limits }: Findings): Check {
  return judge({
    id: 'inter-eye-distance',
    measure: 'distance',
    value: measures.interEyePx,
    limit: limits.interEyePx,
    source: limits.interEyePx.source,
    problems: { low: 'too-small' },
  });
}
