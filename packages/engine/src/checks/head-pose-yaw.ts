import { standardLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';

const facingMaxDeg = 5;
/** Two standard deviations of the estimate beyond the limit. */
const uncertaintyDeg = 1.5;
const turnedAboveDeg = facingMaxDeg + 2 * uncertaintyDeg;

/** The head turned to a side, either way. */
export function headPoseYaw({ measures, answers }: Findings): Check {
  const measured = judge({
    id: 'head-pose-yaw',
    value: Math.abs(measures.yawDeg),
    limit: { min: null, max: facingMaxDeg },
    failBeyond: { max: turnedAboveDeg },
    unit: 'deg',
    source: standardLimit('ISO/IEC 39794-5, yaw of at most 5 degrees'),
    uncertainty: uncertaintyDeg,
    problems: { high: 'turned' },
  });
  const answer = answers['head-pose-yaw'];
  if (measured.verdict !== 'undetermined' || !answer) return measured;
  return stated(measured, answer === 'facing' ? null : 'turned');
}
