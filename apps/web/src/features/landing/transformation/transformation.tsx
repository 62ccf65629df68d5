import { useTranslation } from 'react-i18next';
import { CropMarks } from '../../../components/crop-marks.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Ordinal } from '../ordinal.tsx';
import { Section } from '../section.tsx';
import { StagePicture, stages } from './stage-picture.tsx';

/** One portrait on its way to a photo. */
export function Transformation() {
  const { t } = useTranslation('landing');
  return (
    <Section id="transformation" heading={t('transformation.heading')} lead={t('transformation.lead')}>
      <ol className="mt-10 grid grid-cols-2 gap-x-5 gap-y-9 sm:gap-x-8 lg:mt-14 lg:grid-cols-4 lg:gap-x-12">
        {stages.map((stage, index) => (
          <li key={stage} className="relative">
            <div className="relative">
              {stage === 'finished' && <CropMarks className="text-stamp" />}
              <StagePicture stage={stage} className="h-auto w-full border border-line" />
              {index > 0 && (
                <Icon
                  name="arrow-back"
                  className="absolute top-1/2 -start-9 hidden size-6 -translate-y-1/2 -scale-x-100 text-ink-soft lg:block rtl:scale-x-100"
                />
              )}
            </div>
            <h3 className="mt-4 text-lg leading-tight font-semibold">
              <Ordinal index={index} />
              {t(`transformation.${stage}.title`)}
            </h3>
            <p className="mt-1 text-sm text-ink-soft sm:text-base">{t(`transformation.${stage}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10 max-w-[70ch] border-s-2 border-guide ps-4 text-ink-soft">
        {t('transformation.honest')}
      </p>
    </Section>
  );
}
