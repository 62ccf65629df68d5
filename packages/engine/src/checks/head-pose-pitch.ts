import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings } from './findings.ts';
import { judge, settled } from './judge.ts';

const levelMaxDeg = 5;
/** Two standard deviations of the estimate beyond the limit: faces differ, and level is a convention. */
const uncertaintyDeg = 2.5;
const noddingAboveDeg = levelMaxDeg + 2 * uncertaintyDeg;

/** How far the chin is raised (below zero) or lowered, degrees. In doubt the person's answer decides. */
export function headPosePitch({ measures, answers }: EarlyFindings): Check {
  const measured = judge({
    id: 'head-pose-pitch',
    measure: 'angle',
    value: measures.pitchDeg,
    limit: { min: -levelMaxDeg, max: levelMaxDeg },
    failBeyond: { min: -noddingAboveDeg, max: noddingAboveDeg },
    source: standardLimit('ISO/IEC 39794-5, pitch of at most 5 degrees'),
    uncertainty: uncertaintyDeg,
    problems: { low: 'raised', high: 'lowered' },
  });
  return settled(measured, answers['head-pose-pitch'], {
    level: null,
    nodding: measures.pitchDeg < 0 ? 'raised' : 'lowered',
  });
}
