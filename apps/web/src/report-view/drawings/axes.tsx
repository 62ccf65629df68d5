import { type DrawingProps, eyeAxes, eyeLineAt } from './drawing.ts';
import { arrowPath, Hatched, Label, pointerPath, Stroke } from './strokes.tsx';

/** The level, the angle that is permitted round it, and the line through the eyes. */
export function RollLine({ report, check, value }: DrawingProps) {
  const { widthPx } = report.photo;
  const { x, y } = eyeAxes(report.landmarks);
  const rise = Math.tan(((check.limit.max ?? 0) / 180) * Math.PI);
  const wedge = (toX: number) => `M${x} ${y}L${toX} ${y - rise * (toX - x)}V${y + rise * (toX - x)}Z`;
  return (
    <>
      <Hatched d={wedge(0) + wedge(widthPx)} tone="limit" widthPx={widthPx} />
      <Stroke d={`M0 ${y}H${widthPx}`} tone="limit" dashed />
      <Stroke
        d={`M0 ${eyeLineAt(report.landmarks, 0)}L${widthPx} ${eyeLineAt(report.landmarks, widthPx)}`}
        tone={check.verdict}
      />
      <Label
        xPx={widthPx * 0.97}
        yPx={y - rise * (widthPx - x) - widthPx * 0.05}
        tone={check.verdict}
        widthPx={widthPx}
        anchor="end"
      >
        {value}
      </Label>
    </>
  );
}

/** From one eye's centre to the other's. */
export function InterEyeArrow({ report, check, value }: DrawingProps) {
  const { widthPx } = report.photo;
  const { eyeImageLeft: left, eyeImageRight: right } = report.landmarks;
  return (
    <>
      <Stroke
        d={arrowPath(left.xPx, left.yPx, right.xPx, right.yPx, widthPx * 0.03)}
        tone={check.verdict}
        width={2.25}
      />
      <Label
        xPx={(left.xPx + right.xPx) / 2}
        yPx={(left.yPx + right.yPx) / 2 - widthPx * 0.05}
        tone={check.verdict}
        widthPx={widthPx}
      >
        {value}
      </Label>
    </>
  );
}

/**
 * Where the nose points, between lines as far as it may. Seen from the front a turn by an angle moves the tip of
 * an axis of that length by its sine.
 */
export function PoseAxis({ report, check, value, ...side }: DrawingProps & { direction: 'yaw' | 'pitch' }) {
  const { widthPx } = report.photo;
  const { yawDeg, pitchDeg } = report.measures;
  const { noseTip } = report.outlines;
  const { interEyePx } = eyeAxes(report.landmarks);
  const length = interEyePx * 1.6;
  const sine = (degrees: number) => Math.sin((degrees / 180) * Math.PI) * length;
  const reach = sine(check.limit.max ?? Math.abs(check.limit.min ?? 0));
  const across = side.direction === 'yaw';
  const half = interEyePx * 0.45;
  const { xPx: x, yPx: y } = noseTip;
  const bounds = across
    ? `M${x - reach} ${y - half}v${2 * half}M${x + reach} ${y - half}v${2 * half}`
    : `M${x - half} ${y - reach}h${2 * half}M${x - half} ${y + reach}h${2 * half}`;
  const tip = across ? { x: x + sine(yawDeg), y } : { x, y: y + sine(pitchDeg) };
  return (
    <>
      {reach > 0 && <Stroke d={bounds} tone="limit" width={2.25} />}
      <Stroke d={pointerPath(x, y, tip.x, tip.y, widthPx * 0.025)} tone={check.verdict} width={2.5} />
      <circle
        cx={x}
        cy={y}
        r={widthPx * 0.011}
        fill="#fff"
        stroke="#14203a"
        vectorEffect="non-scaling-stroke"
      />
      <Label
        xPx={across ? x : x + half + widthPx * 0.02}
        yPx={across ? y + half + widthPx * 0.04 : y + reach}
        tone={check.verdict}
        widthPx={widthPx}
        anchor={across ? 'middle' : 'start'}
      >
        {value}
      </Label>
    </>
  );
}

/** Where the irises sit in the eyes, enlarged threefold. */
export function GazeArrows({ report, check }: DrawingProps) {
  const { widthPx } = report.photo;
  const { outlines, landmarks } = report;
  const { interEyePx } = eyeAxes(landmarks);
  const eyes = [
    { eye: middleOf(outlines.eyeImageLeft), iris: middleOf(outlines.irisImageLeft), name: 'left' },
    { eye: middleOf(outlines.eyeImageRight), iris: middleOf(outlines.irisImageRight), name: 'right' },
  ];
  return eyes.map(({ eye, iris, name }) => {
    if (!eye || !iris) return null;
    const tip = { x: eye.x + (iris.x - eye.x) * 3, y: eye.y + (iris.y - eye.y) * 3 };
    return (
      <g key={name}>
        <circle
          cx={iris.x}
          cy={iris.y}
          r={interEyePx * 0.1}
          fill="none"
          stroke="#1b6fd1"
          strokeWidth="1.75"
          vectorEffect="non-scaling-stroke"
        />
        <Stroke
          d={pointerPath(eye.x, eye.y, tip.x, tip.y, widthPx * 0.02)}
          tone={check.verdict}
          width={2.25}
        />
      </g>
    );
  });
}

/** The line across the shoulders with its tilt, and how far they reach to both sides. */
export function ShoulderLine({ report, check, value }: DrawingProps) {
  const { widthPx, heightPx } = report.photo;
  const { crown, chin, faceCentre } = report.landmarks;
  const y = Math.min(chin.yPx + (chin.yPx - crown.yPx) * 0.32, heightPx * 0.96);
  const tilt = Math.tan(((report.natives.shoulderTiltDeg ?? 0) / 180) * Math.PI);
  const [from, to] = reachAt(report.outlines.person, y) ?? [0, widthPx];
  const at = (x: number) => y + tilt * (x - faceCentre.xPx);
  const tick = widthPx * 0.04;
  return (
    <>
      <Stroke d={`M0 ${y}H${widthPx}`} tone="limit" dashed />
      <Stroke
        d={`M${from} ${at(from)}L${to} ${at(to)}M${from} ${at(from) - tick}v${2 * tick}M${to} ${at(to) - tick}v${2 * tick}`}
        tone={check.verdict}
      />
      <Label
        xPx={faceCentre.xPx}
        yPx={Math.min(y + tick, heightPx - tick)}
        tone={check.verdict}
        widthPx={widthPx}
      >
        {value}
      </Label>
    </>
  );
}

function middleOf(outline: readonly number[]): { x: number; y: number } | null {
  const count = outline.length / 2;
  if (count < 1) return null;
  const sum = (start: 0 | 1) =>
    outline.reduce((total, value, at) => total + (at % 2 === start ? value : 0), 0);
  return { x: sum(0) / count, y: sum(1) / count };
}

/** Where a row enters the person and leaves it. */
function reachAt(person: readonly number[] | null, y: number): [number, number] | null {
  if (!person) return null;
  const xs: number[] = [];
  for (let at = 0; at + 1 < person.length; at += 2) {
    if (Math.abs((person[at + 1] ?? 0) - y) < 8) xs.push(person[at] ?? 0);
  }
  return xs.length === 0 ? null : [Math.min(...xs), Math.max(...xs)];
}
