import type { Check } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { ReportedPhoto } from '../reported-photo.ts';
import { valueText } from '../values/check-values.tsx';
import { checkDrawings } from './check-drawing.tsx';
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
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const { report, requirement } = photo;
  const { widthPx, heightPx } = report.photo;
  const Drawing = check && checkDrawings[check.id];
  const value = check && check.value !== null ? valueText(t, language, check, photo) : '';
  const { scale, left, top } = zoomOf(Drawing ? check?.id : undefined, report);
  return (
    <div
      dir="ltr"
      className={`relative isolate w-full overflow-hidden bg-sunk outline outline-line ${className}`}
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      <div
        className="absolute transition-[width,height,left,top] duration-200 ease-out"
        style={{
          ...{ width: `${scale * 100}%`, height: `${scale * 100}%` },
          ...{ left: `${-left * 100}%`, top: `${-top * 100}%` },
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
