import type { Check } from '@vesika/report';

const order = { pass: 0, undetermined: 1, fail: 2 } as const;

/**
 * Combines several judgements of one check: the worst verdict with its value and limit. Judgements without a value
 * count only if no judgement has one.
 */
export function worstOf(judged: readonly [Check, ...Check[]]): Check {
  const known = judged.filter(({ value }) => value !== null);
  const candidates = known.length === 0 ? judged : known;
  return candidates.reduce((worst, check) => (order[check.verdict] > order[worst.verdict] ? check : worst));
}
