import { formatLimit } from '@vesika/messages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { GuideSection } from '../article/guide-section.tsx';
import { type StepName, stepNames } from './take-photo-texts.ts';

type StepSectionProps = { texts: readonly string[]; children?: ReactNode } & (
  | { step: StepName; drawing: ReactNode }
  | { step: 'light' | 'camera' | 'shots'; captioned: ReactNode }
);

export function StepSection({ texts, children, ...shown }: StepSectionProps) {
  const { step } = shown;
  const number = formatLimit(useLanguage(), stepNames.indexOf(step) + 1, 'count');
  const { t } = useTranslation('guides');
  return (
    <GuideSection id={step} title={t(`take.${step}.title`)} number={number}>
      <div className="mt-4 grid max-w-[65ch] gap-4">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {children}
      </div>
      {'captioned' in shown ? (
        <figure className="mt-7">
          <div className="graph-paper border border-line bg-sheet p-4 sm:p-6">{shown.captioned}</div>
          <figcaption className="mt-2 max-w-[65ch] text-sm text-ink-soft">
            {t(`take.${shown.step}.caption`)}
          </figcaption>
        </figure>
      ) : (
        <div className="mt-7">{shown.drawing}</div>
      )}
      <div className="mt-5">
        <CheckLine text={t(`take.${step}.check`)} />
      </div>
    </GuideSection>
  );
}

function CheckLine({ text }: { text: string }) {
  const { t } = useTranslation('guides');
  return (
    <p className="flex max-w-[65ch] items-start gap-3 border-s-2 border-pass bg-pass/8 px-3.5 py-3 text-sm">
      <Icon name="check" className="mt-0.5 shrink-0 text-pass" />
      <span>
        <strong className="font-semibold">{t('frame.check')}:</strong> {text}
      </span>
    </p>
  );
}
