import type { Check } from '@vesika/report';
import type { EarlyFindings } from './findings.ts';
import { judge } from './judge.ts';

/** Angle of the eye line against the level, degrees, either way. */
export function headPoseRoll({ measures, limits }: EarlyFindings): Check {
  return judge({
    id: 'head-pose-roll',
    measure: 'angle',
    value: Math.abs(measures.rollDeg),
    limit: limits.rollDeg,
    source: limits.rollDeg.source,
    problems: { high: 'tilted' },
  });
}
