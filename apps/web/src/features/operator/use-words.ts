import { formatChange, localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../shell/i18n/country-names.ts';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';

/** Figures and names in the language of the page. */
export function useWords() {
  const { t } = useTranslation(['engine', 'operator', 'payments']);
  const language = useLanguage();
  const locale = localeOf(language);
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const formats = useFormats();
  return {
    ...formats,
    share: (value: number) => shares.format(value),
    megabytes: (bytes: number) => formats.amount(bytes / 1e6, 'megabyte', 'short'),
    change: (value: number) => formatChange(language, value),
    money: (amount: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
    country: (code: string) => countryName(language, code),
    documentOf: (of: { countryCode: string; documentType: 'passport' | 'visa' | 'id' | 'other' }) =>
      `${countryName(language, of.countryCode)} · ${t(`engine:documents.${of.documentType}`)}`,
    /** The text of a key that the service names, with its catalogue, such as `engine:checks.gaze.name`. */
    textOf: (key: string) => (t as (key: string) => string)(key),
    /** Keeps its direction within a sentence of the other direction. */
    isolated: (text: string) => `\u2068${text}\u2069`,
  };
}
