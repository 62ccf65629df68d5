/**
 * How well a country answers a search, 0 to 1: its code, then the start of its name, of one of the name's
 * words, of its English name, then anything inside. Accents and case do not matter, so `turkiye`, `Türkiye`
 * and `tr` find the same country.
 */
export function rankCountry(name: string, search: string, keywords: string[] = []): number {
  const wanted = plain(search);
  if (wanted === '') return 1;
  const [code = '', englishName = ''] = keywords.map(plain);
  const names = [plain(name), englishName];
  if (code === wanted) return 1;
  if (names.some((candidate) => candidate.startsWith(wanted))) return 0.9;
  if (names.some((candidate) => candidate.includes(` ${wanted}`))) return 0.7;
  if (names.some((candidate) => candidate.includes(wanted))) return 0.4;
  return 0;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .trim();
}
