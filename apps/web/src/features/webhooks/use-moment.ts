import { localeOf } from '@vesika/messages';
import { useLanguage } from '../../i18n/use-language.ts';

export function useMoment(): (time: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (time) => format.format(new Date(time));
}
