import { fallbackLanguage, type Language, loadCatalogue, pageNamespaces } from '@vesika/messages';
import i18next, { type i18n } from 'i18next';
import { textOptions } from './text-options.ts';

const opened = new Map<Language, Promise<i18n>>();

/** All texts of a language, for rendering on the server. */
export function serverTexts(language: Language): Promise<i18n> {
  const texts = opened.get(language) ?? open(language);
  opened.set(language, texts);
  return texts;
}

async function open(language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  const catalogues = await Promise.all(
    pageNamespaces.map(async (name) => [name, await loadCatalogue(language, name)] as const),
  );
  await instance.init({
    ...textOptions,
    lng: language,
    fallbackLng: fallbackLanguage,
    ns: pageNamespaces,
    resources: { [language]: Object.fromEntries(catalogues) },
  });
  return instance;
}
