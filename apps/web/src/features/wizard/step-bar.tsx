import { useTranslation } from 'react-i18next';

export const wizardSteps = ['document', 'photo', 'result'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export function StepBar({ current }: { current: WizardStep }) {
  const { t } = useTranslation();
  const currentIndex = wizardSteps.indexOf(current);
  return (
    <ol aria-label={t('steps.label')} className="flex gap-2 text-sm sm:gap-3">
      {wizardSteps.map((step, index) => {
        const state = index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'ahead';
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={`flex flex-1 items-baseline gap-2 border-t-2 pt-2 transition-colors duration-200 sm:max-w-44 ${looks[state]}`}
          >
            <span className="font-mono text-xs">{index + 1}</span>
            <span className="font-medium">{t(`steps.${step}`)}</span>
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
