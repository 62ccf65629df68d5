import type { CheckId, PhotoFile } from '@vesika/report';
import { mmPerInch } from '@vesika/requirements/inch';
import { useTranslation } from 'react-i18next';
import { CheckDrawing } from '../../../report/check-drawing.tsx';
import { LineLabels, MeasuredLines } from '../../../report/drawings/measured-lines.tsx';
import type { ReportedPhoto } from '../../../report/reported-photo.ts';
import { rulerPath, tensTo } from '../../../report/rules/ruler.ts';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import { ComparisonSlider } from './comparison-slider.tsx';
import { PhotoMount } from './photo-mount.tsx';

interface PhotoStageProps {
  photo: ReportedPhoto;
  address: string;
  originalAddress: string;
  name: string;
  shows: { before: boolean; lines: boolean };
  /** Whether the report is on screen, whose checks are drawn into the picture. */
  withReport: boolean;
  pointed: CheckId | null;
}

export function PhotoStage(props: PhotoStageProps) {
  const { photo, address, originalAddress, name, shows, withReport, pointed } = props;
  const { t } = useTranslation(['web', 'report']);
  const words = useReportWords();
  const { report } = photo;
  const { measures } = report;
  const ratio = report.photo.widthPx / report.photo.heightPx;
  const check = report.checks.find(({ id }) => id === pointed);
  const mm = (value: number) => words.quantity(value, 'mm');
  return (
    <PhotoMount
      ratio={ratio}
      below={
        withReport && (
          <p
            aria-hidden="true"
            className="bg-sheet px-2 text-center text-sm text-ink-soft @max-4xl:hidden pointer-coarse:hidden @4xl:mt-14 @4xl:-mb-10"
          >
            {check ? words.title(check) : t('report:picture.hint')}
          </p>
        )
      }
    >
      <PhotoRuler photo={report.photo} />
      <img
        src={address}
        alt={name}
        decoding="sync"
        className="absolute inset-0 size-full animate-fade bg-sheet outline outline-line"
      />
      {shows.before && (
        <ComparisonSlider originalAddress={originalAddress} report={report} resultName={name} />
      )}
      {check && <CheckDrawing photo={photo} address={address} check={check} />}
      {shows.lines && !check && (
        <>
          <MeasuredLines {...report} />
          <LineLabels {...report} />
        </>
      )}
      <p className="sr-only">
        {t('result.measured', { head: mm(measures.headHeightMm), eyes: mm(measures.eyeLineFromBottomMm) })}
      </p>
    </PhotoMount>
  );
}

const reach = [1.6, 2.6, 3.8] as const;

function PhotoRuler({ photo }: { photo: Pick<PhotoFile, 'widthPx' | 'heightPx' | 'dpi'> }) {
  if (photo.dpi === 0) return null;
  const widthMm = (photo.widthPx / photo.dpi) * mmPerInch;
  const heightMm = (photo.heightPx / photo.dpi) * mmPerInch;
  // Scales with the picture so that labels and ticks have the same size for every document.
  const unit = widthMm / 100;
  const across = rulerPath(widthMm, reach, (mm, length) => `M${mm} ${heightMm + 2 * unit}v${length * unit}`);
  const up = rulerPath(heightMm, reach, (mm, length) => `M${-2 * unit} ${heightMm - mm}h${-length * unit}`);
  return (
    <svg
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      className="absolute inset-0 size-full overflow-visible text-ink-soft @max-4xl:hidden"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={across + up} vectorEffect="non-scaling-stroke" strokeOpacity="0.75" />
      <g fontSize={2.5 * unit} fill="currentColor" stroke="none" className="font-mono">
        {tensTo(widthMm).map((mm) => (
          <text key={`x${mm}`} x={mm} y={heightMm + 9 * unit} textAnchor="middle">
            {mm}
          </text>
        ))}
        {tensTo(heightMm).map((mm) => (
          <text key={`y${mm}`} x={-7 * unit} y={heightMm - mm + 0.9 * unit} textAnchor="end">
            {mm}
          </text>
        ))}
      </g>
    </svg>
  );
}
