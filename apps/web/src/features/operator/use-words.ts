import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../i18n/country-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';

export type Words = ReturnType<typeof useWords>;

/** Figures and names in the language of the page. */
export function useWords() {
  const { t } = useTranslation(['engine', 'operator']);
  const language = useLanguage();
  const locale = localeOf(language);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const numbers = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const sizes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const documentName = (type: 'passport' | 'visa' | 'id' | 'other') => t(`engine:documents.${type}`);
  return {
    day: (at: string) => dates.format(new Date(at)),
    moment: (at: string) => moments.format(new Date(at)),
    number: (value: number) => numbers.format(value),
    share: (value: number) => shares.format(value),
    megabytes: (bytes: number) => sizes.format(bytes / 1e6),
    change: (value: number) => signed.format(value),
    money: (amount: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
    country: (code: string) => countryName(language, code),
    documentOf: (of: { countryCode: string; documentType: 'passport' | 'visa' | 'id' | 'other' }) =>
      `${countryName(language, of.countryCode)} · ${documentName(of.documentType)}`,
    /** Keeps its direction within a sentence of the other direction. */
    isolated: (text: string) => `\u2068${text}\u2069`,
  };
}
