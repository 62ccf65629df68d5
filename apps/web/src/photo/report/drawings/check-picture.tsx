import type { Check } from '@vesika/report';
import { useReportWords } from '../../../i18n/use-report-words.ts';
import { checkViews } from '../check-views.tsx';
import type { ReportedPhoto } from '../reported-photo.ts';
import { RestLines } from './rest-lines.tsx';
import { zoomOf } from './zoom.ts';

interface CheckPictureProps {
  photo: ReportedPhoto;
  address: string;
  /** The one that is drawn over it. */
  check: Check | null;
  className?: string;
}

/** The finished picture once more, with one check drawn over it: what the words of the check's row say. */
export function CheckPicture({ photo, address, check, className = '' }: CheckPictureProps) {
  const words = useReportWords();
  const { report, requirement } = photo;
  const { widthPx, heightPx } = report.photo;
  const view = check && checkViews[check.id];
  const Drawing = view?.drawing;
  const value = check && check.value !== null ? words.value(check) : '';
  const { scale, left, top } = zoomOf(view?.zoom, report);
  return (
    <div
      dir="ltr"
      className={`relative isolate w-full overflow-hidden bg-sunk outline outline-line ${className}`}
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      <div
        className="absolute transition-[width,height,left,top] duration-200 ease-out"
        style={{
          width: `${scale * 100}%`,
          height: `${scale * 100}%`,
          left: `${-left * 100}%`,
          top: `${-top * 100}%`,
        }}
      >
        <img src={address} alt="" decoding="async" className="absolute inset-0 size-full" />
        <svg
          key={check?.id ?? 'rest'}
          viewBox={`0 0 ${widthPx} ${heightPx}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full animate-fade overflow-hidden"
          aria-hidden="true"
        >
          {check && Drawing ? (
            <Drawing
              report={report}
              check={check}
              pxPerMm={widthPx / requirement.widthMm}
              value={value}
              address={address}
            />
          ) : (
            <RestLines report={report} />
          )}
        </svg>
      </div>
    </div>
  );
}
