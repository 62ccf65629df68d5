import { formatLimit } from '@vesika/messages';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Landing } from '../../../site-data/landing.ts';
import { useCountUp } from './use-count-up.ts';
import { useFigures } from './use-figures.ts';

/** The operator's figures in one quiet row, then what the software can prove by itself. */
export function Counters({ facts }: Pick<Landing, 'facts'>) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const counters = useFigures().counters.filter(({ value }) => value !== null);
  const count = (value: number) => formatLimit(language, value, 'count');
  return (
    <section aria-label={t('counters.label')} className="mt-9 border-y border-line py-3 sm:mt-16 sm:py-4">
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1 sm:gap-x-8">
        {counters.map(({ name, value, text }) => (
          <div key={name} className="flex items-baseline gap-1.5">
            <dd className="order-first font-heading text-lg font-bold sm:text-xl">
              <Counting value={value ?? 0} text={text} />
            </dd>
            <dt className="text-xs text-ink-soft sm:text-sm">{t(`counters.${name}`)}</dt>
          </div>
        ))}
        {(['checks', 'sourced'] as const).map((name) => (
          <div key={name} className="flex items-baseline gap-1.5">
            <dd className="order-first font-heading text-lg font-bold sm:text-xl">{count(facts[name])}</dd>
            <dt className="text-xs text-ink-soft sm:text-sm">{t(`facts.${name}`)}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** As wide as its last figure from the start. */
function Counting({ value, text }: { value: number; text: (value: number) => string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const shown = useCountUp(value, ref);
  return (
    <span ref={ref} className="inline-grid text-end">
      <span className="invisible col-start-1 row-start-1" aria-hidden="true">
        {text(value)}
      </span>
      <span className="col-start-1 row-start-1" aria-hidden="true">
        {text(shown)}
      </span>
      <span className="sr-only">{text(value)}</span>
    </span>
  );
}
