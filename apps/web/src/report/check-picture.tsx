import type { Check, QuestionId } from '@vesika/report';
import { CheckDrawing } from './check-drawing.tsx';
import { checkViews } from './check-views.ts';
import { zoomOf } from './drawings/zoom.ts';
import { PlacedOriginal } from './proof/placed-original.tsx';
import type { ReportedPhoto } from './reported-photo.ts';

interface CheckPictureProps {
  photo: ReportedPhoto;
  address: string;
  check: Check | null;
  /** Shown instead of the photo for questions about the cut-out, because a preview is too coarse for an answer. */
  originalAddress?: string | null;
  className?: string;
}

/** The picture that a question is about; nothing for a question that needs none. */
export function QuestionPicture({ id, ...picture }: Omit<CheckPictureProps, 'check'> & { id: QuestionId }) {
  if (!checkViews[id].hasQuestion) return null;
  const check = picture.photo.report.checks.find((each) => each.id === id) ?? null;
  return (
    <div className="max-w-80 pb-3">
      <CheckPicture {...picture} check={check} />
    </div>
  );
}

export function CheckPicture(props: CheckPictureProps) {
  const { photo, address, check, originalAddress = null, className = '' } = props;
  const { report } = photo;
  const { placement } = report;
  const { widthPx, heightPx } = report.photo;
  const { scale, left, top } = zoomOf(check ? checkViews[check.id].zoom : undefined, report);
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
        {check?.id === 'cut-out' && originalAddress !== null && placement ? (
          <PlacedOriginal address={originalAddress} alt="" photo={report.photo} placement={placement} />
        ) : (
          <img src={address} alt="" decoding="async" className="absolute inset-0 size-full" />
        )}
        <CheckDrawing photo={photo} address={address} check={check} />
      </div>
    </div>
  );
}
