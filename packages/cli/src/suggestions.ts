/** The candidate most similar to what was typed, as a question; null if none is similar. */
export function didYouMean(typed: string, candidates: ReadonlyArray<string>): string | null {
  const word = typed.trim().toLowerCase();
  const reach = Math.floor(word.length / 3);
  const distances = candidates.map((candidate) => distanceTo(word, candidate));
  const nearest = Math.min(...distances);
  return nearest <= reach ? `Did you mean ${candidates[distances.indexOf(nearest)]}?` : null;
}

/** The start of a candidate counts as the whole. */
function distanceTo(word: string, candidate: string): number {
  return word.length >= 3 && candidate.startsWith(word) ? 0 : editDistance(word, candidate);
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
