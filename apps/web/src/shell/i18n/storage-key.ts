import { languageCookie } from '@vesika/contract';
import { choiceCookieText } from '../routing/choice-cookie.ts';

export const languageStorageKey = 'language';

export const languageCookieText = (language: string) => choiceCookieText(languageCookie, language);
