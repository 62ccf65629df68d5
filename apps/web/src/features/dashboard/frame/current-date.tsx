import { localeOf } from '@vesika/messages';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { isoDay } from './iso-day.ts';
import { msToNextMinute } from './next-minute.ts';

export function CurrentDate() {
  const locale = localeOf(useLanguage());
  const now = useNow();
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' });
  return (
    <time dateTime={isoDay(now)} className="text-sm whitespace-nowrap text-ink-soft max-[22rem]:hidden">
      <span className="max-md:hidden">{long.format(now)}</span>
      <span className="md:hidden">{short.format(now)}</span>
    </time>
  );
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), msToNextMinute(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
