/** Up to three candidates similar to the input, nearest first; candidates that start with it come first. */
export function suggestionsFor(typed: string, candidates: ReadonlyArray<string>): string[] {
  const word = comparable(typed);
  const reach = Math.floor(word.length / 3);
  return candidates
    .map((candidate) => ({ candidate, distance: distanceTo(word, comparable(candidate)) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

export function didYouMean(typed: string, candidates: ReadonlyArray<string>): string | null {
  const near = suggestionsFor(typed, candidates);
  return near.length === 0 ? null : `Did you mean ${near.join(', ')}?`;
}

/** Lower case without accents and punctuation, so that "Côte d’Ivoire" equals "cote-d-ivoire". */
export function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

function distanceTo(word: string, candidate: string): number {
  if (word.length >= 3 && candidate.startsWith(word)) return 0;
  return editDistance(word, candidate);
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
