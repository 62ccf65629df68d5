import type { BrushPoint, PhotoReport } from '@vesika/report';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportWords } from '../../../i18n/use-report-words.ts';
import { BrushRing } from './brush-ring.tsx';
import { steppedRadius } from './brush-size.ts';
import type { PaintedPhoto } from './load-layers.ts';
import { keptFace, spotAt } from './spot.ts';
import { isFull } from './stroke-history.ts';
import { type Surface, strokeOnOriginal } from './surface.ts';
import { usePainting } from './use-painting.ts';
import { usePointers } from './use-pointers.ts';
import { useSize } from './use-size.ts';
import type { Tool, TouchingUp } from './use-touch-up.ts';
import { following, keptOnStage, scaleIn, toStage, toSurface, zoomedTo, zoomReach } from './view.ts';

interface TouchUpStageProps {
  surface: Surface;
  /** The shown photo first, then those it was made after. */
  photos: readonly [PaintedPhoto, ...PaintedPhoto[]];
  originalAddress: string;
  touching: TouchingUp;
  /** Of the words that say what the keys do. */
  keysId: string;
}

/** The photo to be painted on, by pointer or by key. Left is left in every language. */
export function TouchUpStage(props: TouchUpStageProps) {
  const { surface, photos, originalAddress, touching, keysId } = props;
  const { t } = useTranslation('adjust');
  const words = useReportWords();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(stage);
  const [shown] = photos;
  const { strokes, tool, setView } = touching;
  const view = keptOnStage(size, surface, touching.view);
  const painting = usePainting({ canvas, surface, photos, originalAddress, strokes });
  const way = useRef<{ mode: Exclude<Tool, 'move'>; points: BrushPoint[] } | null>(null);
  const [brush, setBrush] = useState<BrushPoint | null>(null);
  const [byKey, setByKey] = useState<BrushPoint>({ x: surface.widthPx / 2, y: surface.heightPx * 0.1 });
  const [said, setSaid] = useState('');
  const radius = touching.radiusMm * surface.pxPerMm;
  const scale = scaleIn(size, surface, view);

  const place = ({ x, y }: BrushPoint) => {
    const { widthPx, heightPx } = surface;
    const toPhoto = shown.report.photo.widthPx / widthPx;
    return t('touchUp.place', {
      across: words.quantity(Math.round((x / widthPx) * 100) / 100, 'share'),
      down: words.quantity(Math.round((y / heightPx) * 100) / 100, 'share'),
      on: t(`touchUp.on.${spotAt(shown.report, x * toPhoto, y * toPhoto)}`),
    });
  };
  const begin = (point: BrushPoint): boolean => {
    if (tool === 'move' || isFull(strokes)) return false;
    way.current = { mode: tool, points: [point] };
    if (painting) painting.show(painting.begin(tool, radius, point));
    return true;
  };
  const paint = (point: BrushPoint) => {
    if (!way.current) return;
    way.current.points.push(point);
    if (painting) painting.show(painting.extend(point));
  };
  const end = () => {
    const drawn = way.current;
    way.current = null;
    const stroke = drawn && strokeOnOriginal(surface, { ...drawn, radius });
    if (stroke) {
      touching.draw(stroke);
      setSaid(`${t(`touchUp.done.${stroke.mode}`)}. ${place(drawn.points.at(-1)!)}`);
    }
  };
  const giveUp = () => {
    way.current = null;
    if (painting) painting.show(painting.giveUp());
  };

  const at = (point: BrushPoint) => toSurface(size, surface, view, point);
  const pointers = usePointers({
    stage,
    view,
    onBegin: (point) => begin(at(point)),
    onPaint: (point) => {
      setBrush(at(point));
      paint(at(point));
    },
    onEnd: end,
    onGiveUp: giveUp,
    onView: ({ from, to, factor }, start) =>
      setView(zoomedTo(size, surface, start, { zoom: start.zoom * factor, from, to })),
    onHover: (point) => setBrush(point && at(point)),
  });

  const moveBy = (event: KeyboardEvent, step: BrushPoint) => {
    const farPx = event.shiftKey ? 4 * surface.pxPerMm : Math.max(0.4 * surface.pxPerMm, radius / 2);
    const to = {
      x: Math.min(surface.widthPx, Math.max(0, byKey.x + step.x * farPx)),
      y: Math.min(surface.heightPx, Math.max(0, byKey.y + step.y * farPx)),
    };
    setBrush(to);
    setByKey(to);
    setView(following(size, surface, view, to));
    paint(to);
    setSaid(place(to));
  };
  const zoomBy = (factor: number) => {
    const from = toStage(size, surface, view, byKey);
    const zoomed = zoomedTo(size, surface, view, { zoom: view.zoom * factor, from });
    setView(zoomed);
    setSaid(words.quantity(zoomed.zoom, 'share'));
  };
  const swapTool = () => {
    const other = tool === 'erase' ? 'restore' : 'erase';
    touching.setTool(other);
    setSaid(t(`touchUp.${other}`));
  };
  const sizeBy = (steps: 1 | -1) => {
    const radiusMm = steppedRadius(touching.radiusMm, steps, touching.reach);
    touching.setRadiusMm(radiusMm);
    setSaid(`${t('touchUp.size')}: ${words.quantity(2 * radiusMm, 'mm')}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyAct(event);
    if (!act || event.target !== event.currentTarget) return;
    event.preventDefault();
    switch (act) {
      case 'paint':
        setBrush(byKey);
        if (!event.repeat && !way.current) begin(byKey);
        return;
      case 'swap':
        return swapTool();
      case 'finer':
      case 'wider':
        return sizeBy(act === 'wider' ? 1 : -1);
      case 'nearer':
        return zoomBy(zoomReach.step);
      case 'farther':
        return zoomBy(1 / zoomReach.step);
      case 'undo':
      case 'redo':
        if (touching[act]) setSaid(t(`touchUp.${act}`));
        return touching[act]?.();
      default:
        return moveBy(event, act);
    }
  };

  const ring = brush && tool !== 'move' ? toStage(size, surface, view, brush) : null;
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
        onKeyDown={onKeyDown}
        onKeyUp={(event) => keyAct(event) === 'paint' && end()}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setBrush(byKey)}
        onBlur={() => {
          end();
          setBrush(null);
        }}
        {...pointers}
        className={`relative h-[44dvh] sm:h-[min(50dvh,34rem)] touch-none overflow-hidden bg-sunk select-none focus-visible:-outline-offset-2 ${tool === 'move' ? 'cursor-grab active:cursor-grabbing' : 'cursor-none'}`}
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
        {ring && <BrushRing {...ring} radiusPx={radius * scale} />}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** Where nothing is painted. */
function FaceOutline({ report }: { report: PhotoReport }) {
  const { photo } = report;
  const points = keptFace(report)
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

const steps: Readonly<Record<string, BrushPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const acts = {
  ' ': 'paint',
  Enter: 'paint',
  x: 'swap',
  '[': 'finer',
  ']': 'wider',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
} as const;

function keyAct({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' ? 'redo' : null;
  }
  if (altKey) return null;
  return steps[key] ?? (acts as Readonly<Record<string, (typeof acts)[keyof typeof acts]>>)[letter] ?? null;
}
