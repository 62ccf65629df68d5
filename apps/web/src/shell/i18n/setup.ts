import { fallbackLanguage, isLanguage, type Language, loadCatalogue, pageNamespaces } from '@vesika/messages';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { textOptions } from './text-options.ts';

const catalogues: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const known = pageNamespaces.find((name) => name === namespace);
    if (!isLanguage(language) || known === undefined) return done(new Error('unknown catalogue'), false);
    loadCatalogue(language, known).then(
      (catalogue) => done(null, catalogue),
      (error: Error) => done(error, false),
    );
  },
};

export async function startTexts(language: Language, namespaces: readonly string[]): Promise<void> {
  await i18next
    .use(catalogues)
    .use(initReactI18next)
    .init({ ...textOptions, lng: language, fallbackLng: fallbackLanguage, ns: namespaces });
}

export { i18next as i18n };
