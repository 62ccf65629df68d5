export function rankCountry(search: string, keywords: readonly string[] = []): number {
  const wanted = plain(search);
  if (wanted === '') return 1;
  const [code = '', ...names] = keywords.map(plain);
  if (code === wanted) return 1;
  const [shown = '', english = '', ...others] = names;
  return Math.max(
    ...[shown, english].map((name) =>
      rankName(name, wanted, { exact: 0.95, start: 0.85, word: 0.6, inside: 0.3 }),
    ),
    ...others.map((name) => rankName(name, wanted, { exact: 0.94, start: 0.75, word: 0.15, inside: 0 })),
  );
}

interface Ranks {
  exact: number;
  start: number;
  word: number;
  inside: number;
}

function rankName(name: string, wanted: string, ranks: Ranks): number {
  const typed = 0.08 * (wanted.length / Math.max(name.length, 1));
  if (name === wanted) return ranks.exact;
  if (name.startsWith(wanted)) return ranks.start + typed;
  if (name.includes(` ${wanted}`)) return ranks.word + typed;
  return name.includes(wanted) ? ranks.inside : 0;
}

export function readNames(keywords: readonly string[]): void {
  for (const name of keywords) plain(name);
}

const plained = new Map<string, string>();

function plain(text: string): string {
  const known = plained.get(text) ?? toPlain(text);
  plained.set(text, known);
  return known;
}

function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}\p{Mn}.'’]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('-', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
