import { localeOf } from '@vesika/messages';
import { useId } from 'react';
import type { CountryGuide } from '../../site-data/country-guide.ts';
import { useGuideTexts } from './use-guide-texts.ts';

interface AcceptanceProps {
  acceptance: NonNullable<CountryGuide['acceptance']>;
}

export function Acceptance({ acceptance: { accepted, answers } }: AcceptanceProps) {
  const { t, language } = useGuideTexts();
  const id = useId();
  const number = new Intl.NumberFormat(localeOf(language)).format;
  return (
    <section aria-labelledby={id} className="mt-16 max-w-[65ch]">
      <h2 id={id} className="text-2xl font-bold">
        {t('countries:page.acceptance.title')}
      </h2>
      <p className="mt-3 text-lg">
        {t('countries:page.acceptance.text', { accepted: number(accepted), answers: number(answers) })}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t('countries:page.acceptance.note')}</p>
    </section>
  );
}
