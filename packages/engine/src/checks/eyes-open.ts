import { standardLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import { eyesHidden } from './eyes-hidden.ts';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';

/**
 * Measured: closed eyes 0.04 to 0.09, the eyes of a person laughing from 0.11, narrow eyes at rest 0.22. What
 * lies between is asked.
 */
const openMin = 0.17;
const closedBelow = 0.1;

export function eyesOpen({ natives, answers }: Findings): Check {
  const measured = judge({
    id: 'eyes-open',
    value: eyesHidden(natives) ? null : natives.eyeAspectRatio,
    limit: { min: openMin, max: null },
    failBeyond: { min: closedBelow },
    unit: 'ratio',
    source: standardLimit('ISO/IEC 39794-5, both eyes open naturally'),
    problems: { low: 'closed' },
  });
  const answer = answers['eyes-open'];
  if (measured.verdict !== 'undetermined' || !answer) return measured;
  return stated(measured, answer === 'open' ? null : 'closed');
}
