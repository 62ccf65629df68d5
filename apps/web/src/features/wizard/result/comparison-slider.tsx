import { localeOf } from '@vesika/messages';
import type { PhotoReport } from '@vesika/report';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparisonEdge } from '../../../components/comparison-edge.tsx';
import { PlacedOriginal } from '../../../report/proof/placed-original.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';

interface ComparisonSliderProps {
  originalAddress: string;
  report: Pick<PhotoReport, 'photo' | 'placement'>;
  resultName: string;
}

export function ComparisonSlider({
  originalAddress,
  report: { photo, placement },
  resultName,
}: ComparisonSliderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [split, setSplit] = useState(50);
  const share = new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(split / 100);
  return (
    <div className="absolute inset-0 animate-fade">
      <div
        className="absolute inset-0 overflow-hidden bg-sunk"
        style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}
      >
        {placement ? (
          <PlacedOriginal
            address={originalAddress}
            alt={t('result.original')}
            photo={photo}
            placement={placement}
          />
        ) : (
          <img
            src={originalAddress}
            alt={t('result.original')}
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      <PictureTag side="left" hidden={split < 22}>
        {t('result.original')}
      </PictureTag>
      <PictureTag side="right" hidden={split > 78}>
        {resultName}
      </PictureTag>
      <ComparisonEdge
        percent={split}
        onMove={setSplit}
        label={t('result.compare')}
        valueText={t('result.compareValue', { percent: share })}
        style={{ transform: `translateX(${split}%)` }}
      />
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
      className={`pointer-events-none absolute top-2 z-10 rounded-[3px] bg-[#14203a]/82 px-2 py-0.5 text-xs font-medium text-[#fff] transition-opacity duration-150 ${side === 'left' ? 'left-2' : 'right-2'} ${hidden ? 'opacity-0' : ''}`}
    >
      {children}
    </span>
  );
}
