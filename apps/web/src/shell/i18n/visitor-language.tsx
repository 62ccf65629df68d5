import { directionOf, fallbackLanguage, isLanguage } from '@vesika/messages';
import { useEffect } from 'react';
import { store } from '../session/stored.ts';
import { i18n } from './setup.ts';
import { languageCookieText, languageStorageKey } from './storage-key.ts';

/**
 * After hydration in the language of the served page, changes to the visitor's own, which mark-visitor.ts wrote on
 * the document.
 */
export function VisitorLanguage() {
  useEffect(() => {
    i18n.on('languageChanged', remember);
    const wanted = document.documentElement.lang;
    if (wanted !== i18n.language) void i18n.changeLanguage(wanted).finally(showWhatWasLoaded);
    return () => i18n.off('languageChanged', remember);
  }, []);
  return null;
}

function remember(language: string) {
  store('localStorage', languageStorageKey, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = languageCookieText(language);
}

/** If the catalogue did not arrive, the document must not claim a language that it does not show. */
function showWhatWasLoaded() {
  const shown = i18n.resolvedLanguage ?? fallbackLanguage;
  const { documentElement } = document;
  if (isLanguage(shown) && documentElement.lang !== shown) {
    documentElement.lang = shown;
    documentElement.dir = directionOf(shown);
  }
  delete documentElement.dataset.languagePending;
}
