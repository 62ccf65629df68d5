import { formatNumber } from '@vesika/messages';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stamp } from '../components/stamp.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { MeasuredFrame, marginMm } from './measured-frame.tsx';
import { finishedSample } from './showcase-facts.ts';
import { ShowcasePicture } from './showcase-picture.tsx';
import './before-after.css';

const restingPercent = 26;

/** A face at home, and the photo the engine has made of it, under an edge that is dragged or moved with arrow keys. */
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
        <input
          type="range"
          min={0}
          max={100}
          value={shown}
          onChange={(event) => setSplit(event.target.valueAsNumber)}
          aria-label={t('sample.slider')}
          aria-valuetext={t('sample.sliderValue', { percent: formatNumber(language, shown / 100, 'share') })}
          className="compare-range peer absolute inset-0 z-10 size-full cursor-ew-resize touch-pan-y opacity-0"
        />
        <span
          aria-hidden="true"
          className="before-after-edge pointer-events-none absolute inset-0 peer-focus-visible:[&>span>span]:outline-2 peer-focus-visible:[&>span>span]:outline-guide"
        >
          <span className="absolute inset-y-0 left-0 w-0.5 -translate-x-1/2 bg-[#fff] shadow-[0_0_0_1px_rgb(20_32_58/0.5)]">
            <span className="absolute top-[86%] left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full border border-[rgb(20_32_58/0.5)] bg-[#fff] text-[#14203a]">
              <svg
                viewBox="0 0 24 24"
                width="20"
                height="20"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                aria-hidden="true"
              >
                <path d="M9 7 4.5 12 9 17M15 7l4.5 5-4.5 5" />
              </svg>
            </span>
          </span>
        </span>
      </div>
      <MeasuredFrame />
      <Stamp
        word={t('sample.stamp')}
        ring={`${countryCode} · ${widthMm} × ${heightMm} MM · VESIKA · ${countryCode} · ${widthMm} × ${heightMm} MM · VESIKA · `}
        className="pointer-events-none absolute top-[56%] right-[1.5%] w-[22%]"
      />
    </div>
  );
}
