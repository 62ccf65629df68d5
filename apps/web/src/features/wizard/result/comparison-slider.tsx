import { localeOf } from '@vesika/messages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';

/** The original lies over the result, which it fills, and ends at an edge that is dragged, or moved with the arrow keys. */
export function ComparisonSlider({
  originalAddress,
  resultName,
}: {
  originalAddress: string;
  resultName: string;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [split, setSplit] = useState(50);
  const share = new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(split / 100);
  return (
    <div className="absolute inset-0 animate-fade">
      <img
        src={originalAddress}
        alt={t('result.original')}
        className="absolute inset-0 size-full object-cover"
        style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}
      />
      <PictureTag side="left" hidden={split < 22}>
        {t('result.original')}
      </PictureTag>
      <PictureTag side="right" hidden={split > 78}>
        {resultName}
      </PictureTag>
      <input
        type="range"
        min={0}
        max={100}
        value={split}
        onChange={(event) => setSplit(event.target.valueAsNumber)}
        aria-label={t('result.compare')}
        aria-valuetext={t('result.compareValue', { percent: share })}
        className="compare-range peer absolute inset-0 z-10 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-sheet shadow-[0_0_0_1px_rgb(20_32_58/0.5)] peer-focus-visible:[&>span]:outline-2 peer-focus-visible:[&>span]:outline-offset-2 peer-focus-visible:[&>span]:outline-guide"
        style={{ left: `${split}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full border border-[rgb(20_32_58/0.5)] bg-sheet text-ink">
          <svg
            viewBox="0 0 24 24"
            width="22"
            height="22"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <path d="M9 7 4.5 12 9 17M15 7l4.5 5-4.5 5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
      </span>
    </div>
  );
}

interface PictureTagProps {
  side: 'left' | 'right';
  hidden: boolean;
  children: string;
}

function PictureTag({ side, hidden, children }: PictureTagProps) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute bottom-2 z-10 rounded-[3px] bg-[#14203a]/82 px-2 py-0.5 text-xs font-medium text-[#fff] transition-opacity duration-150 ${side === 'left' ? 'left-2' : 'right-2'} ${hidden ? 'opacity-0' : ''}`}
    >
      {children}
    </span>
  );
}
