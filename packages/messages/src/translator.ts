import i18next, { type TFunction } from 'i18next';
import { loadCatalogue } from './catalogue.ts';
import type { Language } from './languages.ts';

export type Translator = TFunction<'engine'>;

/** Texts about photos for a program without a page, such as the terminal. Values are inserted as they are. */
export async function createTranslator(language: Language): Promise<Translator> {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    ns: ['engine'],
    defaultNS: 'engine',
    resources: { [language]: { engine: await loadCatalogue(language, 'engine') } },
    interpolation: { escapeValue: false },
  });
  return instance.getFixedT(language, 'engine');
}
