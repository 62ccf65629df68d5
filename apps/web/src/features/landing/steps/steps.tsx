import { useTranslation } from 'react-i18next';
import { Ordinal } from '../ordinal.tsx';
import { Section } from '../section.tsx';
import { stepDrawings } from './step-drawings.tsx';

const steps = ['upload', 'analysis', 'crop', 'background', 'download'] as const;

/** From portrait to photo, along a ruler. */
export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <Section id="how-it-works" heading={t('steps.heading')} lead={t('steps.lead')}>
      <ol className="mt-10 grid gap-x-6 gap-y-8 lg:mt-14 lg:grid-cols-5">
        {steps.map((step, index) => {
          const Drawing = stepDrawings[step];
          return (
            <li
              key={step}
              className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 max-lg:items-center sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-7 lg:block"
            >
              <div className="graph-paper relative border border-line bg-sheet p-1">
                <Drawing className="h-auto w-full" />
              </div>
              <div className="lg:mt-4">
                <h3 className="text-lg leading-tight font-semibold">
                  <Ordinal index={index} />
                  {t(`steps.${step}.title`)}
                </h3>
                <p className="mt-1.5 text-sm text-ink-soft sm:text-base">{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
