import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { useFigures } from '../figures/use-figures.ts';
import { Section } from '../section.tsx';
import { FaultyPhoto, faults } from './faulty-photo.tsx';

/** What photos are refused for, drawn. */
export function Problem() {
  const { t } = useTranslation('landing');
  const { studioRejected } = useFigures();
  return (
    <Section id="problem" heading={t('problem.heading')}>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div>
          <p>
            <span className="block font-heading text-6xl leading-none font-bold text-stamp sm:text-[6rem]">
              {studioRejected}
            </span>
            <span className="mt-3 block text-lg font-medium">{t('problem.claim')}</span>
          </p>
          <p className="mt-4 max-w-[48ch] text-ink-soft">{t('problem.text')}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-4 lg:gap-x-6">
          {faults.map((fault) => (
            <li key={fault}>
              <FaultyPhoto fault={fault} className="h-auto w-full border border-line" />
              <h3 className="mt-3 flex items-start gap-1.5 font-text text-base leading-snug font-semibold tracking-normal">
                <Icon name="cross" className="mt-0.5 size-4.5 shrink-0 text-fail" strokeWidth="2.2" />
                {t(`problem.${fault}.title`)}
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{t(`problem.${fault}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
