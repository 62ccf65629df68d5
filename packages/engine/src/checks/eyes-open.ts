import { standardLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import { eyesHidden } from './eyes-hidden.ts';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';
import { worstOf } from './worst-of.ts';

/**
 * Height over width: closed eyes 0.04 to 0.09, the eyes of a person laughing from 0.11, narrow eyes at rest 0.22.
 * What lies between is asked.
 */
const aspect = { openMin: 0.17, closedBelow: 0.1 } as const;
/** ISO/IEC 29794-5's own measure, over the distance from eyes to chin: 0.023 closed, squinting 0.048, narrow 0.055. */
const openness = { openMin: 0.045, closedBelow: 0.035 } as const;

export function eyesOpen({ natives, answers }: Findings): Check {
  const hidden = eyesHidden(natives);
  const seen = (value: number | null | undefined, limit: { openMin: number; closedBelow: number }) =>
    judge({
      id: 'eyes-open',
      value: hidden ? null : value,
      limit: { min: limit.openMin, max: null },
      failBeyond: { min: limit.closedBelow },
      unit: 'ratio',
      source: standardLimit('ISO/IEC 39794-5, both eyes open naturally'),
      problems: { low: 'closed' },
    });
  const measured = worstOf([seen(natives.eyeAspectRatio, aspect), seen(natives.eyesOpenness, openness)]);
  const answer = answers['eyes-open'];
  if (measured.verdict !== 'undetermined' || !answer) return measured;
  return stated(measured, answer === 'open' ? null : 'closed');
}
