import { localeOf } from '@vesika/messages';
import { useLanguage } from '../../i18n/use-language.ts';

/** Formats date and time in the language. */
export function useMoment(): (time: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (time) => format.format(new Date(time));
}
