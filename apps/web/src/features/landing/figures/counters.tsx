import { useTranslation } from 'react-i18next';
import { RollingNumber } from './rolling-number.tsx';
import { useFigures } from './use-figures.ts';
import { useRollOnSight } from './use-roll-on-sight.ts';

/** Three figures, rolling into place along a ruler. */
export function Counters() {
  const { t } = useTranslation('landing');
  const { photosToday, customersServed, satisfaction } = useFigures();
  const ref = useRollOnSight<HTMLDListElement>();
  const counters = [
    ['photosToday', photosToday],
    ['customers', customersServed],
    ['satisfaction', satisfaction],
  ] as const;
  return (
    <section aria-label={t('counters.label')} className="relative mt-16 border border-line bg-sheet sm:mt-24">
      <div aria-hidden="true" className="ruler-edge" />
      <dl ref={ref} className="grid sm:grid-cols-3">
        {counters.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-row-reverse items-baseline justify-between gap-4 border-line px-5 py-4 not-first:border-t sm:flex-col-reverse sm:justify-end sm:gap-1 sm:px-7 sm:py-7 sm:not-first:border-s sm:not-first:border-t-0"
          >
            <dt className="text-sm text-ink-soft sm:text-base">{t(`counters.${name}`)}</dt>
            <dd className="font-heading text-3xl font-bold tracking-tight sm:text-4xl lg:text-5xl">
              <RollingNumber text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
