import type { Check } from '@vesika/report';

const order = { pass: 0, undetermined: 1, fail: 2 } as const;

/**
 * One verdict from several measurements of one thing: that of the worst, with its value and limit. What could not
 * be measured counts only where nothing could.
 */
export function worstOf(judged: readonly [Check, ...Check[]]): Check {
  const known = judged.filter(({ value }) => value !== null);
  const candidates = known.length === 0 ? judged : known;
  return candidates.reduce((worst, check) => (order[check.verdict] > order[worst.verdict] ? check : worst));
}
