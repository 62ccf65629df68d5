import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { OfferTerms } from '../../purchase/human-check.tsx';

/** Shown where the operator offers that a person checks photos. */
export function HumanCheckPrice() {
  const { t } = useTranslation('visitor');
  const titleId = useId();
  const { data } = useQuery({
    queryKey: ['human-check-offer'],
    queryFn: ({ signal }) => call('humanCheckOffer', { signal }),
  });
  if (!data?.offer) return null;
  return (
    <section aria-labelledby={titleId} className="mt-12 grid gap-3 border border-line bg-sheet p-5 sm:p-6">
      <h2 id={titleId} className="text-xl font-bold">
        {t('humanCheck.title')}
      </h2>
      <p className="max-w-[70ch] text-ink-soft">{t('humanCheck.about')}</p>
      <OfferTerms offer={data.offer} />
    </section>
  );
}
