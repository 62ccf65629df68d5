import type { Currency } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../buy/plans/price-text.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { marketingFigures } from '../../../site/content/marketing-figures.ts';

export function useFigures() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const locale = localeOf(language);
  const written = (value: number | null, options?: Intl.NumberFormatOptions) =>
    value === null ? null : new Intl.NumberFormat(locale, options).format(value);
  const percent = (share: number | null) => written(share, { style: 'percent', maximumFractionDigits: 1 });
  const studioPrice = (currency: Currency) => {
    const price = studio.price[currency];
    return (
      price && {
        from: priceText(language, price.from, currency),
        to: priceText(language, price.to, currency),
      }
    );
  };
  const hours = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const atLeast = (value: string) => t('figures.atLeast', { value });
  const { studio, rating, ...figures } = marketingFigures;
  return {
    counters: [
      { name: 'photos', value: figures.photos, text: (value: number) => atLeast(written(value) ?? '') },
      { name: 'customers', value: figures.customers, text: (value: number) => atLeast(written(value) ?? '') },
      {
        name: 'satisfaction',
        value: figures.satisfactionShare && figures.satisfactionShare * 100,
        text: (value: number) => percent(Math.round(value) / 100) ?? '',
      },
    ] as const,
    seconds: figures.averageSeconds === null ? null : t('spans.seconds', { count: figures.averageSeconds }),
    rating: rating === null ? null : { of: rating, text: written(rating, { minimumFractionDigits: 1 }) },
    best: written(5),
    studioPrice,
    studioHours: studio.hours && onOneLine(hours.formatRange(studio.hours.from, studio.hours.to)),
    studioRejected: percent(studio.rejectedShare),
    saved: percent(studio.savedShare),
  };
}

function onOneLine(range: string): string {
  return range.replace(/[-–～]/, '\u2060$&\u2060');
}
