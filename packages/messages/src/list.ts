import { type Language, localeOf } from './languages.ts';

/**
 * “A, B and C” or “A, B or C” in the language's own style. Lists of the type `unit` have no separators in some
 * languages.
 */
export function formatList(
  language: Language,
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(localeOf(language), { type }).format(words);
}
