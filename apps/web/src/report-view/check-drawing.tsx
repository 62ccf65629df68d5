import type { Check } from '@vesika/report';
import { useReportWords } from '../i18n/use-report-words.ts';
import { checkViews } from './check-views.tsx';
import { RestLines } from './drawings/rest-lines.tsx';
import type { ReportedPhoto } from './reported-photo.ts';

interface CheckDrawingProps {
  photo: ReportedPhoto;
  address: string;
  /** Null: the lines of crown, eyes and chin. */
  check: Check | null;
}

/** One check drawn over the finished picture, on whose box it lies. */
export function CheckDrawing({ photo: { report, requirement }, address, check }: CheckDrawingProps) {
  const words = useReportWords();
  const { widthPx, heightPx } = report.photo;
  const Drawing = check && checkViews[check.id].drawing;
  return (
    <svg
      key={check?.id ?? 'rest'}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full animate-fade overflow-hidden"
      aria-hidden="true"
    >
      {check && Drawing ? (
        <Drawing
          report={report}
          check={check}
          pxPerMm={widthPx / requirement.widthMm}
          value={check.value === null ? '' : words.value(check)}
          address={address}
        />
      ) : (
        <RestLines report={report} />
      )}
    </svg>
  );
}
