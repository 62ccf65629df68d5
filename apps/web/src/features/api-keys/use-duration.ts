import { localeOf } from '@vesika/messages';
import { useLanguage } from '../../i18n/use-language.ts';

/** Durations in words, such as “90 days” or “1 year”. */
export function useDuration() {
  const locale = localeOf(useLanguage());
  const words = (value: number, unit: 'hour' | 'day' | 'year') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return {
    ofDays: (days: number) => (days === 365 ? words(1, 'year') : words(days, 'day')),
    ofHours: (hours: number) => (hours > 24 ? words(hours / 24, 'day') : words(hours, 'hour')),
  };
}
