import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Angle of the eye line, either way. */
export function headPoseRoll({ measures, limits }: Findings): Check {
  return judge({
    id: 'head-pose-roll',
    value: Math.abs(measures.rollDeg),
    limit: limits.rollDeg,
    unit: 'deg',
    source: limits.rollDeg.source,
    problems: { high: 'tilted' },
  });
}
