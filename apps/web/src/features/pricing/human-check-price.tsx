import type { HumanCheckOffer } from '@vesika/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckHours, CheckPrice } from '../../purchase/human-check-terms.tsx';

/** The page is kept for some minutes, so it does not tell how long the queue is. */
export function HumanCheckPrice({ offer }: { offer: HumanCheckOffer }) {
  const { t } = useTranslation('visitor');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-12 grid gap-3 border border-line bg-sheet p-5 sm:p-6">
      <h2 id={titleId} className="text-xl font-bold">
        {t('humanCheck.title')}
      </h2>
      <p className="max-w-[70ch] text-ink-soft">{t('humanCheck.about')}</p>
      <ul className="grid gap-0.5">
        <CheckPrice offer={offer} />
        <CheckHours offer={offer} />
        <li className="text-ink-soft">{t('humanCheck.before')}</li>
      </ul>
    </section>
  );
}
