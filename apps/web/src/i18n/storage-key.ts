import { languageCookie } from '@vesika/contract';
import { choiceCookieText } from '../routing/choice-cookie.ts';

/** Where the visitor's language is remembered. */
export const languageStorageKey = 'language';

/** So that the server answers in this language at once. */
export const languageCookieText = (language: string) => choiceCookieText(languageCookie, language);
