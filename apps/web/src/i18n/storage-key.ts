import { languageCookie } from '@vesika/contract';
import { choiceCookieText } from '../routing/choice-cookie.ts';

/** Key of the visitor's language in local storage. */
export const languageStorageKey = 'language';

/** The cookie that lets the server answer in this language. */
export const languageCookieText = (language: string) => choiceCookieText(languageCookie, language);
