import i18next, { type TFunction } from 'i18next';
import { type Catalogues, loadCatalogue } from './catalogue.ts';
import { directionOf, type Language } from './languages.ts';

export type Translator = TFunction<'engine'>;

/** Texts about photos for a program without a page, such as the terminal. Values are inserted unescaped. */
export function createTranslator(language: Language): Promise<Translator> {
  return translatorOf(language, 'engine');
}

/** Texts about sizes and limits of a requirement. */
export type LimitTranslator = TFunction<['web', 'engine']>;
/** Texts about a requirement. */
export type RuleTranslator = TFunction<['web', 'engine', 'countries', 'report']>;

/** Texts about a requirement for a program without a page. Values are inserted unescaped. */
export async function createRuleTranslator(language: Language): Promise<RuleTranslator> {
  const used = ['web', 'engine', 'countries', 'report'] as const;
  const loaded = await Promise.all(used.map(async (ns) => [ns, await loadCatalogue(language, ns)] as const));
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    ns: [...used],
    defaultNS: 'web',
    resources: { [language]: Object.fromEntries(loaded) },
    interpolation: { escapeValue: false },
  });
  return instance.getFixedT<typeof used>(language, [...used] as unknown as typeof used) as RuleTranslator;
}

/** Texts about who takes the photo. Values are inserted unescaped. */
export function createSupplyTranslator(language: Language): Promise<TFunction<'supply'>> {
  return translatorOf(language, 'supply');
}

/**
 * Texts of mails and invoices. The writer of the HTML escapes them. Names, addresses and amounts keep their own
 * direction inside right-to-left text.
 */
export function createMailTranslator(language: Language): Promise<TFunction<'mail'>> {
  return translatorOf(language, 'mail', directionOf(language) === 'rtl' ? isolated : undefined);
}

function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}

/** Texts for the report of a batch. Values are inserted unescaped. */
export function createBulkTranslator(language: Language): Promise<TFunction<'bulk'>> {
  return translatorOf(language, 'bulk');
}

/** Texts about packages and payments that the server itself writes. */
export function createPaymentTranslator(language: Language): Promise<TFunction<'payments'>> {
  return translatorOf(language, 'payments');
}

async function translatorOf<N extends keyof Catalogues>(
  language: Language,
  namespace: N,
  inserted?: (value: string) => string,
) {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    ns: [namespace],
    defaultNS: namespace,
    resources: { [language]: { [namespace]: await loadCatalogue(language, namespace) } },
    interpolation: inserted ? { escape: inserted } : { escapeValue: false },
  });
  return instance.getFixedT<N>(language, namespace);
}
