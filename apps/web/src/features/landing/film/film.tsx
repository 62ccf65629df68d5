import { useTranslation } from 'react-i18next';
import { PushedRow } from '../../../components/pushed-row.tsx';
import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { finishedSample } from '../../../site/showcase/showcase-facts.ts';
import { ShowcasePicture } from '../../../site/showcase/showcase-picture.tsx';
import { Ordinal } from '../ordinal.tsx';
import { Section } from '../section.tsx';

const steps = ['upload', 'analysis', 'crop', 'background', 'download'] as const;
type Step = (typeof steps)[number];

export function Film() {
  const { t } = useTranslation('landing');
  return (
    <Section id="how-it-works" heading={t('steps.heading')}>
      <PushedRow labelledBy="how-it-works-title" className="mt-5">
        <ol className="flex w-max gap-3 sm:grid sm:w-auto sm:grid-cols-5 sm:gap-4">
          {steps.map((step, index) => (
            <li key={step} className="w-30 sm:w-auto">
              <Frame step={step} />
              <h3 className="mt-2 flex items-baseline text-sm leading-tight font-semibold sm:text-base">
                <Ordinal index={index} />
                <span className="min-w-0">{t(`steps.${step}.title`)}</span>
              </h3>
            </li>
          ))}
        </ol>
      </PushedRow>
    </Section>
  );
}

function Frame({ step }: { step: Step }) {
  const { widthPx, heightPx, crown, chin, eyeImageLeft, eyeImageRight } = finishedSample;
  const eyesPx = (eyeImageLeft.yPx + eyeImageRight.yPx) / 2;
  const name =
    step === 'upload' ? 'original' : step === 'analysis' || step === 'crop' ? 'placed' : 'finished';
  const lines = {
    analysis: `M0 ${crown.yPx}H${widthPx}M0 ${chin.yPx}H${widthPx}M0 ${eyesPx}H${widthPx}`,
    crop: `M14 60V14H60M${widthPx - 60} 14H${widthPx - 14}V60M${widthPx - 14} ${heightPx - 60}V${heightPx - 14}H${widthPx - 60}M60 ${heightPx - 14}H14V${heightPx - 60}`,
  };
  return (
    <div dir="ltr" className="relative bg-sheet p-1.5">
      {step === 'download' && <CropMarks className="scale-95 text-stamp" />}
      <div className="relative overflow-hidden" style={{ aspectRatio: `${widthPx} / ${heightPx}` }}>
        <ShowcasePicture name={name} alt="" {...{ widthPx, heightPx }} className="size-full object-cover" />
        {(step === 'analysis' || step === 'crop') && (
          <svg
            viewBox={`0 0 ${widthPx} ${heightPx}`}
            className="absolute inset-0 size-full"
            fill="none"
            strokeWidth="5"
            aria-hidden="true"
          >
            <path d={lines[step]} stroke="#fff" strokeWidth="9" strokeOpacity="0.7" />
            <path d={lines[step]} stroke={step === 'crop' ? '#c8372d' : '#1b6fd1'} />
          </svg>
        )}
      </div>
    </div>
  );
}
