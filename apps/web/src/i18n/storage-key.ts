/** Where the visitor's language is remembered. */
export const languageStorageKey = 'language';

export { languageCookie, languageCookieDays } from '@vesika/contract';
