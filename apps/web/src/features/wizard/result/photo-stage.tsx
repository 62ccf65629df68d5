import type { PhotoReport } from '@vesika/report';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CropMarks } from '../../../components/crop-marks.tsx';
import { useReportWords } from '../../../i18n/use-report-words.ts';
import { LineLabels, MeasuredLines } from '../../../photo/report/drawings/measured-lines.tsx';
import { ComparisonSlider } from './comparison-slider.tsx';
import { PhotoRuler } from './photo-ruler.tsx';

interface PhotoStageProps {
  report: PhotoReport;
  address: string;
  originalAddress: string;
  /** Result, or preview. */
  name: string;
  shows: { before: boolean; lines: boolean };
}

/**
 * The finished photo, as large as leaves room for what is said of it: on a phone all of that is in the first screen. On
 * a desk it lies beside a ruler.
 */
export function PhotoStage({ report, address, originalAddress, name, shows }: PhotoStageProps) {
  const { t } = useTranslation();
  const words = useReportWords();
  const { photo, measures } = report;
  const ratio = photo.widthPx / photo.heightPx;
  const mm = (value: number) => words.quantity(value, 'mm');
  return (
    <div className="graph-paper grid place-items-center border border-line bg-sheet @max-4xl:-mx-4 @max-4xl:border-x-0 @max-4xl:px-4 @max-4xl:py-3 @4xl:px-16 @4xl:py-14">
      <figure
        dir="ltr"
        className="relative w-[min(100%,calc((100svh-25rem)*var(--ratio)))] min-w-44 @4xl:w-[min(100%,30rem)]"
        style={{ aspectRatio: ratio, '--ratio': ratio } as CSSProperties}
      >
        <CropMarks />
        <PhotoRuler photo={photo} />
        <img
          src={address}
          alt={name}
          decoding="sync"
          className="absolute inset-0 size-full animate-fade bg-sheet outline outline-line"
        />
        {shows.before && <ComparisonSlider originalAddress={originalAddress} resultName={name} />}
        {shows.lines && (
          <>
            <MeasuredLines {...report} />
            <LineLabels {...report} />
          </>
        )}
      </figure>
      <p className="sr-only">
        {t('result.measured', { head: mm(measures.headHeightMm), eyes: mm(measures.eyeLineFromBottomMm) })}
      </p>
    </div>
  );
}
