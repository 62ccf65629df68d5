import type { AdviceKey, Check } from '@vesika/report';
import { isInside } from '../limits/certainty.ts';

/**
 * Turns a pass or a fail into undetermined if the value's uncertainty means that the true value may be on the
 * other side of a limit. `insideFrom`: see isInside.
 */
export function doubted(judged: Check, insideFrom?: number): Check {
  const { id, verdict, value, uncertainty, limit } = judged;
  if (value === null || uncertainty === null || verdict === 'undetermined') return judged;
  const inside = isInside(value, uncertainty, limit, insideFrom);
  if (inside === (verdict === 'pass')) return judged;
  return { ...judged, verdict: 'undetermined', advice: `${id}.undetermined` as AdviceKey };
}
