import { useTranslation } from 'react-i18next';
import { useFigures } from '../figures/use-figures.ts';
import { Section } from '../section.tsx';

/** Why here: six figures as entries of a ledger. */
export function Reasons() {
  const { t } = useTranslation('landing');
  const { countries, visaCountries, seconds, acceptance, photos } = useFigures();
  const reasons = [
    ['countries', countries],
    ['visas', visaCountries],
    ['time', t('reasons.time.figure', { value: seconds })],
    ['acceptance', acceptance],
    ['photos', photos],
    ['open', t('reasons.open.figure')],
  ] as const;
  return (
    <Section id="reasons" heading={t('reasons.heading')}>
      <dl className="mt-8 grid gap-x-14 border-b border-line md:grid-cols-2 lg:mt-10">
        {reasons.map(([name, figure]) => (
          <div
            key={name}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 content-start border-t border-line py-5 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="contents">
              <span className="font-heading text-2xl leading-none font-bold tracking-tight sm:text-3xl">
                {figure}
              </span>
              <span className="text-lg leading-snug font-semibold">{t(`reasons.${name}.title`)}</span>
            </dt>
            <dd className="col-start-2 mt-1 text-ink-soft">{t(`reasons.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
