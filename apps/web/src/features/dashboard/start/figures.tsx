import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { marketingFigures } from '../../../content/marketing-figures.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** Four figures along a ruler. */
export function Figures() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const format = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(localeOf(language), options).format(value);
  const { countries, photos, complianceShare, averageSeconds } = marketingFigures;
  const figures = [
    ['countries', t('index.figures.atLeast', { value: format(countries) })],
    ['photos', t('index.figures.atLeast', { value: format(photos) })],
    ['compliance', format(complianceShare, { style: 'percent' })],
    ['average', format(averageSeconds, { style: 'unit', unit: 'second', unitDisplay: 'narrow' })],
  ] as const;
  return (
    <div className="border border-line bg-sheet">
      <div aria-hidden="true" className="h-2.5 opacity-60" style={{ background: ticks }} />
      <dl className="grid grid-cols-2 md:grid-cols-4">
        {figures.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end gap-0.5 border-line p-4 not-first:border-s max-md:nth-[3]:border-s-0 max-md:nth-[n+3]:border-t sm:px-6 sm:py-5"
          >
            <dt className="text-sm leading-snug text-ink-soft">{t(`index.figures.${name}`)}</dt>
            <dd className="font-heading text-2xl font-bold tracking-tight sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const ticks = [
  'repeating-linear-gradient(90deg, var(--line-strong) 0 1px, transparent 1px 8px) top / 100% 4px no-repeat',
  'repeating-linear-gradient(90deg, var(--line-strong) 0 1px, transparent 1px 40px) top / 100% 8px no-repeat',
].join(',');
