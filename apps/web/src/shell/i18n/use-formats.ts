import { localeOf } from '@vesika/messages';
import { useLanguage } from './use-language.ts';

type Unit = 'day' | 'foot' | 'hour' | 'megabyte' | 'meter' | 'second' | 'year';

/** Dates and numbers in the language of the page. */
export function useFormats() {
  const locale = localeOf(useLanguage());
  const dates = (options: Intl.DateTimeFormatOptions) => (time: string) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(time));
  const numbers = (options?: Intl.NumberFormatOptions) => (value: number) =>
    new Intl.NumberFormat(locale, options).format(value);
  return {
    day: dates({ dateStyle: 'medium' }),
    moment: dates({ dateStyle: 'medium', timeStyle: 'short' }),
    number: numbers(),
    percent: numbers({ style: 'percent' }),
    amount: (value: number, unit: Unit, unitDisplay: 'short' | 'long' = 'long') =>
      numbers({ style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 })(value),
  };
}
