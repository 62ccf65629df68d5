import type { Report } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { proofFigures } from './figures.ts';

/** Every amount by itself, for those who want to check. */
export function ProofFigures({ report }: { report: Report }) {
  const { t } = useTranslation(['adjust', 'engine']);
  const language = useLanguage();
  const id = useId();
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(localeOf(language), options);
  const texts = {
    share: (value: number) => number({ style: 'percent', maximumFractionDigits: 1 }).format(value),
    factor: (value: number) => number({ maximumFractionDigits: 3, minimumFractionDigits: 2 }).format(value),
    levels: (value: number) =>
      t('proof.levels', { value: number({ maximumFractionDigits: 1 }).format(value) }),
    degrees: (value: number) =>
      t('engine:units.deg', { value: number({ maximumFractionDigits: 1 }).format(Math.abs(value)) }),
    stops: (value: number) =>
      t('engine:units.EV', {
        value: number({ maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(value),
      }),
    word: (word: 'whole' | 'notTurned' | 'unchanged' | 'kept') => t(`proof.${word}`),
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-2 text-lg font-semibold">
        {t('proof.figures')}
      </h3>
      <dl className="grid border-t border-ink text-sm sm:grid-cols-2 sm:gap-x-10">
        {proofFigures(report, texts).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-ink-soft">{t(`proof.${name}`)}</dt>
            <dd className="text-end font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
