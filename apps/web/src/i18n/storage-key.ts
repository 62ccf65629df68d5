import { languageCookie, languageCookieDays } from '@vesika/contract';

/** Where the visitor's language is remembered. */
export const languageStorageKey = 'language';

/** So that the server answers in this language at once. */
export function languageCookieText(language: string): string {
  return `${languageCookie}=${language}; path=/; max-age=${languageCookieDays * 86_400}; samesite=lax`;
}
