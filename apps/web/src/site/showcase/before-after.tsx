import { formatNumber } from '@vesika/messages';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparisonEdge } from '../../components/comparison-edge.tsx';
import { Stamp } from '../../drawings/stamp.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { MeasuredFrame, marginMm } from './measured-frame.tsx';
import { finishedSample } from './showcase-facts.ts';
import { ShowcasePicture } from './showcase-picture.tsx';
import './before-after.css';

const restingPercent = 26;

export function BeforeAfter() {
  const { t } = useTranslation('showcase');
  const language = useLanguage();
  const [split, setSplit] = useState<number | null>(null);
  const { widthMm, heightMm, widthPx, heightPx, countryCode } = finishedSample;
  const boxMm = {
    width: marginMm.left + widthMm + marginMm.right,
    height: marginMm.top + heightMm + marginMm.bottom,
  };
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const shown = split ?? restingPercent;
  return (
    <div
      dir="ltr"
      className="before-after relative"
      data-held={split === null ? undefined : ''}
      style={
        {
          aspectRatio: `${boxMm.width} / ${boxMm.height}`,
          '--split': `${shown}%`,
        } as CSSProperties
      }
    >
      <div
        className="absolute overflow-hidden bg-sunk"
        style={{
          left: percent(marginMm.left, boxMm.width),
          top: percent(marginMm.top, boxMm.height),
          width: percent(widthMm, boxMm.width),
          height: percent(heightMm, boxMm.height),
        }}
      >
        <ShowcasePicture
          first
          name="finished"
          alt={t('sample.after')}
          {...{ widthPx, heightPx }}
          className="absolute inset-0 size-full"
        />
        <div className="before-after-window absolute inset-0 overflow-hidden">
          <ShowcasePicture
            first
            name="placed"
            alt={t('sample.before')}
            {...{ widthPx, heightPx }}
            className="before-after-content absolute inset-0 size-full"
          />
        </div>
        <ComparisonEdge
          percent={shown}
          onMove={setSplit}
          label={t('sample.slider')}
          valueText={t('sample.sliderValue', { percent: formatNumber(language, shown / 100, 'share') })}
          handleClass="top-[86%]"
          className="before-after-edge"
        />
      </div>
      <MeasuredFrame />
      <Stamp
        word={t('sample.stamp')}
        ring={`${countryCode} · ${widthMm} × ${heightMm} MM · VESIKA · ${countryCode} · ${widthMm} × ${heightMm} MM · VESIKA · `}
        className="pointer-events-none absolute top-[75%] right-[1.5%] w-[22%]"
      />
    </div>
  );
}
