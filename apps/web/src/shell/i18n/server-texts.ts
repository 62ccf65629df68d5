import { fallbackLanguage, type Language, loadCatalogue, pageNamespaces } from '@vesika/messages';
import i18next, { type i18n } from 'i18next';
import { textOptions } from './text-options.ts';

const opened = new Map<Language, Promise<i18n>>();

export function serverTexts(language: Language): Promise<i18n> {
  const texts = opened.get(language) ?? open(language);
  opened.set(language, texts);
  return texts;
}

async function open(language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  const wanted = [...new Set<Language>([language, fallbackLanguage])];
  const resources = await Promise.all(wanted.map(async (each) => [each, await catalogues(each)] as const));
  await instance.init({
    ...textOptions,
    lng: language,
    fallbackLng: fallbackLanguage,
    ns: pageNamespaces,
    resources: Object.fromEntries(resources),
  });
  return instance;
}

async function catalogues(language: Language) {
  const loaded = pageNamespaces.map(async (name) => [name, await loadCatalogue(language, name)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}
