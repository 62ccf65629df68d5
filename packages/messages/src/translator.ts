import i18next, { type TFunction } from 'i18next';
import { loadCatalogue, type Namespace } from './catalogue.ts';
import { directionOf, type Language } from './languages.ts';

export type Translator = TFunction<'engine'>;

/** Texts about sizes and limits of a requirement. */
export type LimitTranslator = TFunction<['web', 'engine']>;
/** Texts about a requirement. */
export type RuleTranslator = TFunction<['web', 'engine', 'countries', 'report']>;

/** Texts about photos. */
export const createTranslator = (language: Language) => translatorOf(language, ['engine']);

/** Texts about a requirement. */
export const createRuleTranslator = (language: Language): Promise<RuleTranslator> =>
  translatorOf(language, ['web', 'engine', 'countries', 'report']);

/** Texts about who takes the photo. */
export const createSupplyTranslator = (language: Language) => translatorOf(language, ['supply']);

/** Texts for the report of a batch. */
export const createBulkTranslator = (language: Language) => translatorOf(language, ['bulk']);

/** Texts about packages and payments that the server itself writes. */
export const createPaymentTranslator = (language: Language) => translatorOf(language, ['payments']);

/**
 * Texts of mails and invoices, and those that mails share with pages. The writer of the HTML escapes them. Names, addresses and amounts keep their own
 * direction inside right-to-left text.
 */
export const createMailTranslator = (language: Language) =>
  translatorOf(language, ['mail', 'web'], directionOf(language) === 'rtl' ? isolated : undefined);

function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}

/** The first namespace is the one of keys that name none. */
async function translatorOf<const N extends readonly [Namespace, ...Namespace[]]>(
  language: Language,
  namespaces: N,
  inserted?: (value: string) => string,
) {
  const loaded = await Promise.all(
    namespaces.map(async (name) => [name, await loadCatalogue(language, name)] as const),
  );
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    ns: [...namespaces],
    defaultNS: namespaces[0],
    resources: { [language]: Object.fromEntries(loaded) },
    interpolation: inserted ? { escape: inserted } : { escapeValue: false },
  });
  return instance.getFixedT<N>(language, namespaces);
}
