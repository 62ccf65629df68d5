import { standardLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';

const levelMaxDeg = 5;
/** Two standard deviations of the estimate beyond the limit: faces differ, and level is a convention. */
const uncertaintyDeg = 2.5;
const noddingAboveDeg = levelMaxDeg + 2 * uncertaintyDeg;

/** The chin raised (below zero) or lowered. */
export function headPosePitch({ measures, answers }: Findings): Check {
  const measured = judge({
    id: 'head-pose-pitch',
    value: measures.pitchDeg,
    limit: { min: -levelMaxDeg, max: levelMaxDeg },
    failBeyond: { min: -noddingAboveDeg, max: noddingAboveDeg },
    unit: 'deg',
    source: standardLimit('ISO/IEC 39794-5, pitch of at most 5 degrees'),
    uncertainty: uncertaintyDeg,
    problems: { low: 'raised', high: 'lowered' },
  });
  const answer = answers['head-pose-pitch'];
  if (measured.verdict !== 'undetermined' || !answer) return measured;
  return stated(measured, answer === 'level' ? null : measures.pitchDeg < 0 ? 'raised' : 'lowered');
}
