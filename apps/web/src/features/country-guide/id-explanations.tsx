import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { Points } from './points.tsx';
import { useGuideTexts } from './use-guide-texts.ts';

export function IdExplanations() {
  const { t } = useGuideTexts();
  return (
    <>
      <TitledSection title={t('countries:idGuide.why.title')} className="mt-20">
        <p className="mt-3 max-w-[65ch] text-ink-soft">{t('countries:idGuide.why.text')}</p>
        <ul className="mt-7 grid gap-4 md:grid-cols-3">
          {(['standards', 'biometric', 'instant'] as const).map((benefit) => (
            <li key={benefit} className="border border-line bg-sheet p-5">
              <Heading level="h3" className="text-lg font-semibold">
                {t(`countries:idGuide.${benefit}.title`)}
              </Heading>
              <p className="mt-1.5 text-ink-soft">{t(`countries:idGuide.${benefit}.text`)}</p>
            </li>
          ))}
        </ul>
      </TitledSection>
      <div className="mt-16 grid gap-x-16 gap-y-12 md:grid-cols-2">
        <TitledSection title={t('countries:idGuide.common.title')}>
          <ul className="mt-4">
            {(['size', 'head', 'background', 'face', 'light', 'recent'] as const).map((rule) => (
              <li key={rule} className="flex items-start gap-3 border-b border-line py-2.5">
                <Icon name="check" className="mt-0.5 shrink-0 text-pass" />
                {t(`countries:idGuide.common.${rule}`)}
              </li>
            ))}
          </ul>
        </TitledSection>
        <TitledSection title={t('countries:idGuide.types.title')}>
          <dl className="mt-4">
            {(['government', 'professional', 'educational'] as const).map((type) => (
              <div key={type} className="border-b border-line py-2.5">
                <dt className="font-medium">{t(`countries:idGuide.types.${type}.title`)}</dt>
                <dd className="text-ink-soft">{t(`countries:idGuide.types.${type}.text`)}</dd>
              </div>
            ))}
          </dl>
        </TitledSection>
      </div>
      <Points
        numbered
        heading={t('countries:steps.title')}
        columns="sm:grid-cols-2 lg:grid-cols-4"
        items={(['first', 'second', 'third', 'fourth'] as const).map((step) => ({
          title: t(`countries:steps.id.${step}.title`),
          text: t(`countries:steps.id.${step}.text`),
        }))}
      />
    </>
  );
}
