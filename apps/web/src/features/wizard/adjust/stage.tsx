import { type Adjustment, adjustmentMove, type PhotoReport } from '@vesika/report';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlacedOriginal } from '../../../report/proof/placed-original.tsx';
import { arrowWays } from '../arrow-ways.ts';
import { adjustedLandmarks, movedPlacement, type Placement, pxPerMm } from './adjusted-picture.ts';
import { FrameLines } from './frame-lines.tsx';
import type { Adjusting } from './use-adjustment.ts';
import { useDrag } from './use-drag.ts';

interface StageProps {
  report: PhotoReport & { placement: Placement };
  originalAddress: string;
  adjusting: Adjusting;
}

const frameShare = 0.52;

export function Stage({ report, originalAddress, adjusting }: StageProps) {
  const { t } = useTranslation('adjust');
  const frame = useRef<HTMLDivElement>(null);
  const { photo, placement } = report;
  const { adjustment } = adjusting;
  const landmarks = adjustedLandmarks(report, adjustment);
  const mmPerScreenPx = () =>
    photo.widthPx / pxPerMm(photo) / (frame.current?.getBoundingClientRect().width || 1);
  const drag = useDrag<Adjustment>({
    begin: () => adjustment,
    onMove: (start, { xPx, yPx }) =>
      adjusting.drag({
        ...start,
        shiftXMm: start.shiftXMm + xPx * mmPerScreenPx(),
        shiftYMm: start.shiftYMm + yPx * mmPerScreenPx(),
      }),
  });
  const mark = (line: 'crown' | 'chin') => ({
    begin: () => adjustment,
    onMove: (start: Adjustment, { yPx }: { yPx: number }) => {
      const key = line === 'crown' ? 'crownShiftMm' : 'chinShiftMm';
      const upMm = start[key] - (yPx * mmPerScreenPx()) / start.scale;
      adjusting.mark({ ...start, [key]: Math.max(-markMm, Math.min(markMm, upMm)) });
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture that is moved is no fieldset
    <div
      dir="ltr"
      role="group"
      aria-label={t('editor.picture')}
      aria-describedby="adjust-drag"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
      tabIndex={0}
      onKeyDown={(event) => nudge(event, adjusting)}
      className="relative overflow-hidden bg-sunk select-none focus-visible:-outline-offset-2"
      style={{ aspectRatio: 1 / ((frameShare * photo.heightPx) / photo.widthPx + 0.14) }}
    >
      <div
        {...drag}
        className="absolute inset-0 grid cursor-grab touch-none place-items-center active:cursor-grabbing"
      >
        <div
          ref={frame}
          className="relative"
          style={{ width: `${frameShare * 100}%`, aspectRatio: photo.widthPx / photo.heightPx }}
        >
          <PlacedOriginal
            address={originalAddress}
            alt=""
            photo={photo}
            placement={movedPlacement(adjustmentMove(photo, adjustment), placement)}
          />
          <div className="absolute inset-0 shadow-[0_0_0_100vmax_rgb(14_20_32/0.62)] outline-2 outline-[#fff]" />
          <FrameLines report={report} landmarks={landmarks} />
          {(['crown', 'chin'] as const).map((line) => (
            <LineHandle
              key={line}
              name={t(`editor.${line}`)}
              share={landmarks[line].yPx / photo.heightPx}
              {...mark(line)}
            />
          ))}
        </div>
      </div>
      <p id="adjust-drag" className="sr-only">
        {t('editor.drag')}
      </p>
    </div>
  );
}

const markMm = 8;

function nudge(event: KeyboardEvent, { adjustment, move }: Adjusting) {
  const way = arrowWays[event.key];
  if (!way || event.target !== event.currentTarget) return;
  event.preventDefault();
  const stepMm = event.shiftKey ? 1 : 0.1;
  move({
    ...adjustment,
    shiftXMm: adjustment.shiftXMm + way.x * stepMm,
    shiftYMm: adjustment.shiftYMm + way.y * stepMm,
  });
}

interface LineHandleProps {
  name: string;
  share: number;
  begin: () => Adjustment;
  onMove: (start: Adjustment, way: { xPx: number; yPx: number }) => void;
}

/** The handle is thumb-sized and sits beside the frame so that the thumb does not cover the line. */
function LineHandle({ name, share, begin, onMove }: LineHandleProps) {
  const drag = useDrag({ begin, onMove });
  return (
    <span
      aria-hidden="true"
      {...drag}
      onPointerDown={(event) => {
        event.stopPropagation();
        drag.onPointerDown(event);
      }}
      className="absolute left-[calc(100%+0.25rem)] flex min-h-11 min-w-11 -translate-y-1/2 cursor-ns-resize touch-none items-center"
      style={{ top: `${share * 100}%` }}
    >
      <span className="flex items-center gap-1 rounded-full bg-[#1a69c6] py-1.5 ps-2 pe-2.5 text-xs leading-none font-semibold whitespace-nowrap text-[#fff]">
        <svg
          viewBox="0 0 10 16"
          width="9"
          height="14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M2 5.5 5 2l3 3.5M2 10.5 5 14l3-3.5" />
        </svg>
        {name}
      </span>
    </span>
  );
}
