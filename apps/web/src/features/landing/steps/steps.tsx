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
      <ol className="mt-10 grid gap-x-5 gap-y-8 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-12 lg:mt-14 lg:grid-cols-5 lg:gap-x-6">
        {steps.map((step, index) => {
          const Drawing = stepDrawings[step];
          return (
            <li
              key={step}
              className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-x-4 sm:block sm:last:col-span-2 lg:last:col-span-1"
            >
              <div className="graph-paper relative border border-line bg-sheet p-1 sm:max-lg:max-w-64">
                <Drawing className="h-auto w-full" />
              </div>
              <div className="sm:mt-4">
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
