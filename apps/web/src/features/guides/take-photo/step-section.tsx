import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { CheckLine } from '../article/check-line.tsx';
import { GuideSection } from '../article/guide-section.tsx';
import { type StepName, stepNumber } from './steps.ts';

interface StepSectionProps {
  step: StepName;
  texts: readonly string[];
  drawing: ReactNode;
  children?: ReactNode;
}

/** A step: what to do, drawn, and how to see that it is done. */
export function StepSection({ step, texts, drawing, children }: StepSectionProps) {
  const { t } = useTranslation('guides');
  return (
    <GuideSection id={step} title={t(`take.${step}.title`)} number={stepNumber(useLanguage(), step)}>
      <div className="mt-4 grid max-w-[65ch] gap-4">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {children}
      </div>
      <div className="mt-7">{drawing}</div>
      <div className="mt-5">
        <CheckLine text={t(`take.${step}.check`)} />
      </div>
    </GuideSection>
  );
}
