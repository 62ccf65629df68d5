import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import { eyesHidden } from './eyes-hidden.ts';
import type { Findings } from './findings.ts';
import { judge, settled } from './judge.ts';
import { worstOf } from './worst-of.ts';

/**
 * Height over width: closed eyes 0.04 to 0.09, the eyes of a person laughing from 0.11, narrow eyes at rest 0.22.
 * What lies between is asked.
 */
const aspect = { openMin: 0.17, closedBelow: 0.1 } as const;
/** ISO/IEC 29794-5's own measure, over the distance from eyes to chin: 0.023 closed, squinting 0.048, narrow 0.055. */
const openness = { openMin: 0.045, closedBelow: 0.035 } as const;

/**
 * The less open eye, by whichever of two ratios is worse. Undetermined between open and closed, and where glasses
 * or hair hide the eyes; then the person's answer decides.
 */
export function eyesOpen({ natives, answers }: Findings): Check {
  const hidden = eyesHidden(natives);
  const seen = (
    measure: 'opening' | 'openingToChin',
    value: number | null | undefined,
    limit: { openMin: number; closedBelow: number },
  ) =>
    judge({
      id: 'eyes-open',
      measure,
      value: hidden ? null : value,
      limit: { min: limit.openMin, max: null },
      failBeyond: { min: limit.closedBelow },
      source: standardLimit('ISO/IEC 39794-5, both eyes open naturally'),
      problems: { low: 'closed' },
    });
  const measured = worstOf([
    seen('opening', natives.eyeAspectRatio, aspect),
    seen('openingToChin', natives.eyesOpenness, openness),
  ]);
  return settled(measured, answers['eyes-open'], { open: null, closed: 'closed' });
}
