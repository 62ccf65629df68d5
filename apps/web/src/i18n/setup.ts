import { fallbackLanguage, isLanguage, languages, loadCatalogue, pageNamespaces } from '@vesika/messages';
import enEngine from '@vesika/messages/locales/en/engine.json';
import enWeb from '@vesika/messages/locales/en/web.json';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** English travels with the first page; every other language is fetched when it is chosen. */
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

/** Starts in English, as the served page is; visitor-language.tsx then changes to the visitor's own. */
void i18next
  .use(catalogues)
  .use(initReactI18next)
  .init({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    supportedLngs: languages,
    load: 'languageOnly',
    // The others are fetched by the pages that show them (with-texts.tsx).
    ns: ['engine', 'web'],
    defaultNS: 'web',
    resources: { en: { engine: enEngine, web: enWeb } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });

export { i18next as i18n };
