import { formatNumber } from '@vesika/messages';
import type { PhotoReport } from '@vesika/report';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useReportWords } from '../../i18n/use-report-words.ts';
import { proofFigures } from './figures.ts';

export function ProofFigures({ report }: { report: PhotoReport }) {
  const { t } = useTranslation('adjust');
  const words = useReportWords();
  const language = useLanguage();
  const id = useId();
  const texts = {
    quantity: words.quantity,
    factor: (value: number) => formatNumber(language, value, 'ratio'),
    levels: (value: number) => t('proof.levels', { value: formatNumber(language, value, '/255') }),
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
