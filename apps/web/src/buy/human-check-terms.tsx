import type { HumanCheckOffer } from '@vesika/contract';
import { formatList, localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { weekdayName } from '../shell/i18n/weekday-name.ts';

export function CheckPrice({ offer: { credits } }: { offer: HumanCheckOffer }) {
  const { t } = useTranslation('visitor');
  const number = new Intl.NumberFormat(localeOf(useLanguage()));
  return <li>{t('humanCheck.price', { credits: number.format(credits) })}</li>;
}

/** Days with the same hours share a line. */
export function CheckHours({ offer: { hours, timeZone: zone } }: { offer: HumanCheckOffer }) {
  const { t } = useTranslation('visitor');
  const language = useLanguage();
  const spans = new Set(hours.map(({ from, to }) => `${from} ${to}`));
  return [...spans].map((span) => {
    const [from, to] = span.split(' ');
    const days = hours
      .filter((each) => each.from === from && each.to === to)
      .map(({ day }) => weekdayName(language, day, 'short'));
    return (
      <li key={span} className="text-ink-soft">
        {t('humanCheck.hours', { days: formatList(language, days), from, to, zone })}
      </li>
    );
  });
}
