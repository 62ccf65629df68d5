import { useTranslation } from 'react-i18next';
import type { PhotoJob } from './use-photo-job.ts';

const wizardSteps = ['choice', 'photo', 'result'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export function stepOf(stage: PhotoJob['stage'], countryChosen: boolean): WizardStep {
  if (stage === 'idle') return countryChosen ? 'photo' : 'choice';
  return stage === 'running' ? 'photo' : 'result';
}

interface StepBarProps {
  current: WizardStep;
  /** What is chosen first. */
  first: 'document' | 'country';
}

export function StepBar({ current, first }: StepBarProps) {
  const { t } = useTranslation();
  const currentIndex = wizardSteps.indexOf(current);
  return (
    <ol aria-label={t('steps.label')} className="flex gap-2 text-sm sm:gap-3">
      {wizardSteps.map((step, index) => {
        const name = step === 'choice' ? first : step;
        const state = index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'ahead';
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={`flex flex-1 items-baseline gap-2 border-t-2 pt-2 transition-colors duration-200 sm:max-w-44 ${looks[state]}`}
          >
            <span className="font-mono text-xs">{index + 1}</span>
            <span className="font-medium">{t(`steps.${name}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

const looks = {
  done: 'border-ink text-ink',
  current: 'border-stamp text-ink [&>span:first-child]:text-stamp',
  ahead: 'border-line text-ink-soft',
};
