import type { BrushPoint, PhotoReport } from '@vesika/report';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useElementSize } from '../../../components/use-element-size.ts';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import type { PaintedPhoto } from './load-layers.ts';
import { protectedFace, spotAt } from './spot.ts';
import type { Surface } from './surface.ts';
import { useBrushKeys } from './use-brush-keys.ts';
import { usePainting } from './use-painting.ts';
import { usePointers } from './use-pointers.ts';
import { useStroke } from './use-stroke.ts';
import type { TouchingUp } from './use-touch-up.ts';
import { clampedToStage, following, scaleIn, toStage, toSurface, zoomedTo } from './view.ts';

interface TouchUpStageProps {
  surface: Surface;
  photos: readonly [PaintedPhoto, ...PaintedPhoto[]];
  originalAddress: string;
  touching: TouchingUp;
  keysId: string;
}

export function TouchUpStage({ surface, photos, originalAddress, touching, keysId }: TouchUpStageProps) {
  const { t } = useTranslation('adjust');
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useElementSize(stage);
  const [shown] = photos;
  const { strokes, tool, radiusMm, setView } = touching;
  const view = clampedToStage(size, surface, touching.view);
  const scale = scaleIn(size, surface, view);
  const [brush, setBrush] = useState<BrushPoint>({ x: surface.widthPx / 2, y: surface.heightPx * 0.1 });
  const [isSeen, setSeen] = useState(false);
  const [said, setSaid] = useState('');
  const placeWords = usePlaceWords(surface, shown.report);
  const painting = usePainting({ canvas, surface, photos, originalAddress, strokes });
  const stroke = useStroke({
    surface,
    touching,
    painting,
    onDrawn: (mode, last) => setSaid(t(`touchUp.done.${mode}`, { place: placeWords(last) })),
  });

  const moveTo = (point: BrushPoint) => {
    setBrush(point);
    setSeen(true);
  };
  const at = (point: BrushPoint) => toSurface(size, surface, view, point);
  const pointers = usePointers({
    stage,
    view,
    onBegin: (point) => stroke.begin(at(point)),
    onPaint: (point) => {
      moveTo(at(point));
      stroke.paint(at(point));
    },
    onEnd: stroke.end,
    onGiveUp: stroke.giveUp,
    onView: ({ from, to, factor }, start) =>
      setView(zoomedTo(size, surface, start, { zoom: start.zoom * factor, from, to })),
    onHover: (point) => (point ? moveTo(at(point)) : setSeen(false)),
  });
  const keys = useBrushKeys({
    surface,
    touching,
    stroke,
    brush,
    onMove: (to) => {
      moveTo(to);
      setView(following(size, surface, view, to));
      setSaid(placeWords(to));
    },
    onZoom: (factor) => {
      const from = toStage(size, surface, view, brush);
      const zoomed = zoomedTo(size, surface, view, { zoom: view.zoom * factor, from });
      setView(zoomed);
      return zoomed.zoom;
    },
    onSay: setSaid,
  });

  const corner = toStage(size, surface, view, { x: 0, y: 0 });
  return (
    <div className="relative">
      <div
        ref={stage}
        dir="ltr"
        role="application"
        aria-label={t('touchUp.picture')}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys paint on it
        tabIndex={0}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setSeen(true)}
        onBlur={() => {
          stroke.end();
          setSeen(false);
        }}
        {...keys}
        {...pointers}
        className={`relative h-[44dvh] touch-none overflow-hidden bg-sunk select-none focus-visible:-outline-offset-2 sm:h-[min(50dvh,34rem)] ${tool === 'move' ? 'cursor-grab active:cursor-grabbing' : 'cursor-none'}`}
      >
        <div
          className="absolute top-0 left-0 origin-top-left shadow-[0_0_0_1px_var(--line)]"
          style={{
            width: surface.widthPx,
            height: surface.heightPx,
            transform: `translate(${corner.x}px, ${corner.y}px) scale(${scale})`,
          }}
        >
          <img src={shown.address} alt="" draggable={false} className="absolute inset-0 size-full" />
          <canvas
            ref={canvas}
            width={surface.widthPx}
            height={surface.heightPx}
            className="absolute inset-0 size-full"
          />
          <FaceOutline report={shown.report} />
        </div>
        {isSeen && tool !== 'move' && (
          <BrushRing {...toStage(size, surface, view, brush)} radiusPx={radiusMm * surface.pxPerMm * scale} />
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

interface BrushRingProps {
  x: number;
  y: number;
  radiusPx: number;
}

function BrushRing({ x, y, radiusPx }: BrushRingProps) {
  const diameterPx = Math.max(4, 2 * radiusPx);
  return (
    <span
      aria-hidden="true"
      data-testid="brush-ring"
      className="pointer-events-none absolute top-0 left-0 rounded-full border border-[#fff] outline-2 outline-[#14203a]"
      style={{
        width: diameterPx,
        height: diameterPx,
        transform: `translate(${x - diameterPx / 2}px, ${y - diameterPx / 2}px)`,
      }}
    />
  );
}

function FaceOutline({ report }: { report: PhotoReport }) {
  const { photo } = report;
  const points = protectedFace(report)
    .map((value) => Math.round(value))
    .join(' ');
  return (
    <svg
      viewBox={`0 0 ${photo.widthPx} ${photo.heightPx}`}
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
    >
      <g fill="none" strokeWidth="1.5" className="[&>polygon]:[vector-effect:non-scaling-stroke]">
        <polygon points={points} stroke="#14203a" strokeOpacity="0.55" />
        <polygon points={points} stroke="#fff" strokeDasharray="5 5" />
      </g>
    </svg>
  );
}

function usePlaceWords({ widthPx, heightPx }: Surface, report: PhotoReport) {
  const { t } = useTranslation('adjust');
  const words = useReportWords();
  const share = (part: number) => words.quantity(Math.round(part * 100) / 100, 'share');
  return ({ x, y }: BrushPoint): string => {
    const toPhoto = report.photo.widthPx / widthPx;
    return t('touchUp.place', {
      across: share(x / widthPx),
      down: share(y / heightPx),
      on: t(`touchUp.on.${spotAt(report, x * toPhoto, y * toPhoto)}`),
    });
  };
}
