import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings } from './findings.ts';
import { judge, settled } from './judge.ts';

const facingMaxDeg = 5;
/** Two standard deviations of the estimate beyond the limit. */
const uncertaintyDeg = 1.5;
const turnedAboveDeg = facingMaxDeg + 2 * uncertaintyDeg;

/** How far the head is turned to a side, degrees, either way. In doubt the person's answer decides. */
export function headPoseYaw({ measures, answers }: EarlyFindings): Check {
  const measured = judge({
    id: 'head-pose-yaw',
    measure: 'angle',
    value: Math.abs(measures.yawDeg),
    limit: { min: null, max: facingMaxDeg },
    failBeyond: { max: turnedAboveDeg },
    source: standardLimit('ISO/IEC 39794-5, yaw of at most 5 degrees'),
    uncertainty: uncertaintyDeg,
    problems: { high: 'turned' },
  });
  return settled(measured, answers['head-pose-yaw'], { facing: null, turned: 'turned' });
}
