import { type Language, localeOf } from './languages.ts';

/** “A, B and C”, or “A, B or C”, as the language joins them. A list of the type `unit` has no separators in some languages. */
export function formatList(
  language: Language,
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(localeOf(language), { type }).format(words);
}
