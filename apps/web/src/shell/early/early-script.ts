import { languageCookie } from '@vesika/contract';
import { directionOf, languages } from '@vesika/messages';
import { languageCookieText, languageStorageKey } from '../i18n/storage-key.ts';
import { begunPhotoKey, shownPhotoKey } from '../session/begun-photo.ts';
import { markReturn } from '../session/mark-return.ts';
import { sessionStorageKey } from '../session/storage-key.ts';
import { themeStorageKey } from '../theme.ts';
import { keepPresses } from './keep-presses.ts';
import { keepTyping } from './keep-typing.ts';
import { markVisitor } from './mark-visitor.ts';
import { wakeScripts } from './wake-scripts.ts';

/**
 * The script in the head of a page, which runs before the first paint. Empty in the browser: the page is served with
 * it, and hydration leaves it alone.
 */
export function earlyScript({ waitsForVisitor }: { waitsForVisitor: boolean }): string {
  if (!import.meta.env.SSR) return '';
  const visitorSettings = {
    languages,
    rightToLeft: languages.filter((language) => directionOf(language) === 'rtl'),
    languageCookie,
    languageCookieText: languageCookieText('*'),
    languageStorageKey,
    themeStorageKey,
    sessionStorageKey,
    begunPhotoKey,
  };
  return [
    callTo(markVisitor, visitorSettings),
    callTo(markReturn, { shownPhotoKey }),
    callTo(wakeScripts, { waitsForVisitor }),
    callTo(keepPresses, { themeStorageKey }),
    callTo(keepTyping, {}),
  ].join(';');
}

function callTo<Settings>(run: (settings: Settings) => void, settings: Settings): string {
  return `(${run})(${JSON.stringify(settings)})`;
}
