import type { Comparison } from './findings.ts';
import type { Quantity } from './quantities.ts';
import { least, most } from './words.ts';

/** The comparing word right before or after the quantity. */
export function comparisonOf(
  quantity: Quantity,
  previous: Quantity | undefined,
  next: Quantity | undefined,
  plain: string,
): Comparison {
  const between = plain.slice(Math.max(previous?.end ?? 0, quantity.start - 48), quantity.start);
  const before = previous ? withoutFirst(between) : between;
  const after = plain.slice(quantity.end, Math.min(next?.start ?? plain.length, quantity.end + 24));
  const closing = /^[^,;)]*[);]?/u.exec(after)?.[0] ?? '';
  const refuses =
    /not (?:be )?accepted|rejected|nicht akzeptiert|no (?:se )?acept|non accettat|refusé|не принима|不接受|受け付けません/u;
  const flipped = refuses.test(plain.slice(quantity.end, quantity.end + 32));
  const beforeIs = nearestOf(lastMatch(before, least), lastMatch(before, most), before);
  const afterIs: Comparison =
    closing.search(most) >= 0 ? 'most' : closing.search(least) >= 0 ? 'least' : null;
  const found = beforeIs ?? afterIs;
  if (!flipped || found === null) return found;
  return found === 'least' ? 'most' : 'least';
}

/** A comparing word right after the previous quantity belongs to that one: `350 px minimum and 1000 px maximum`. */
function withoutFirst(between: string): string {
  const start = between.slice(0, 14);
  const first = [...start.matchAll(least), ...start.matchAll(most)].find(({ index }) =>
    /^[\s(]*$/u.test(between.slice(0, index)),
  );
  return first ? between.slice(first.index + first[0].length) : between;
}

interface Match {
  start: number;
  end: number;
}

function lastMatch(text: string, words: RegExp): Match | null {
  const last = [...text.matchAll(words)].at(-1);
  return last ? { start: last.index, end: last.index + last[0].length } : null;
}

const refusal = /(?:^|\s)(?:not|no|nicht|non|ne|não|не|لا)(?:\s+\p{L}+){0,3}\s*$|(?:不|不能|不得|不可)$/u;

/**
 * The nearer of two comparing words. Of words that end at the same place, the longer one counts: `not less than` ends with
 * `less than`. A refusal before the word turns it round.
 */
function nearestOf(low: Match | null, high: Match | null, text: string): Comparison {
  if (!low && !high) return null;
  const isLow =
    !high || (low !== null && (low.end > high.end || (low.end === high.end && low.start < high.start)));
  const isTurned = refusal.test(text.slice(0, (isLow ? low : high)!.start));
  return isLow !== isTurned ? 'least' : 'most';
}
