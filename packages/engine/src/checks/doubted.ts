import type { AdviceKey, Check } from '@vesika/report';
import { allowsCertainty, chanceInside, isInside } from '../limits/certainty.ts';

/**
 * Turns a pass or a fail into undetermined if the value's uncertainty means that the true value may be on the
 * other side of a limit. If the value is inside a band that allows no certainty, the check states the chance.
 *
 * In:     a value in mm; `insideFrom`: see isInside.
 */
export function doubted(judged: Check, insideFrom?: number): Check {
  const { verdict, value, uncertainty, limit } = judged;
  if (value === null || uncertainty === null || verdict === 'undetermined') return judged;
  const inside = isInside(value, uncertainty, limit, insideFrom);
  if (inside === (verdict === 'pass')) return judged;
  const doubt: Check = {
    ...judged,
    verdict: 'undetermined',
    advice: `${judged.id}.undetermined` as AdviceKey,
  };
  if (verdict === 'fail' || allowsCertainty(limit, uncertainty, insideFrom)) return doubt;
  return stating({ ...doubt, advice: `${judged.id}.narrow-band` as AdviceKey });
}

/** Does what `doubted` does for a check that asks nothing, so that every doubt states the chance instead. */
export function doubtedWithoutQuestion(judged: Check): Check {
  const doubt = doubted(judged);
  return doubt === judged ? judged : stating({ ...doubt, advice: `${judged.id}.undetermined` as AdviceKey });
}

/**
 * Makes an undetermined check state the chance that the true value is inside its limit instead of asking the person,
 * who sees no more than was measured.
 */
export function stating(doubt: Check): Check {
  const { value, uncertainty, limit } = doubt;
  return { ...doubt, chanceInside: chanceInside(value!, uncertainty!, limit) };
}
