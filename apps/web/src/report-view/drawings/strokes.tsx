import type { Verdict } from '@vesika/report';
import { type ReactNode, useId } from 'react';

/** Blue is what is permitted; what was measured has the colour of its verdict. The same on every theme: the
 * ground is a photograph. */
const tones = { limit: '#1b6fd1', pass: '#1e7b4f', fail: '#c8372d', undetermined: '#8a5c00' } as const;
export type Tone = Verdict | 'limit';

interface StrokeProps {
  d: string;
  tone: Tone;
  dashed?: boolean;
  width?: number;
}

/** A line with a light rim, to be seen on hair and on skin. Its width does not follow the picture's size. */
export function Stroke({ d, tone, dashed = false, width = 1.75 }: StrokeProps) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d={d}
        stroke="#fff"
        strokeOpacity="0.8"
        strokeWidth={width + 2}
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={d}
        stroke={tones[tone]}
        strokeWidth={width}
        strokeDasharray={dashed ? '6 4' : undefined}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}

/** An area under hatching, which leaves the picture to be seen. */
export function Hatched({ d, tone, widthPx }: { d: string; tone: Tone; widthPx: number }) {
  const id = useId();
  const stepPx = widthPx * 0.022;
  return (
    <>
      <pattern
        id={id}
        width={stepPx}
        height={stepPx}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line y2={stepPx} stroke={tones[tone]} strokeWidth={stepPx * 0.7} strokeOpacity="0.6" />
      </pattern>
      <path d={d} fill="#fff" fillOpacity="0.18" fillRule="evenodd" />
      <path d={d} fill={`url(#${id})`} fillRule="evenodd" />
    </>
  );
}

interface LabelProps {
  xPx: number;
  yPx: number;
  tone: Tone;
  /** Width of the picture: letters are a share of it. */
  widthPx: number;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}

export function Label({ xPx, yPx, tone, widthPx, anchor = 'middle', children }: LabelProps) {
  return (
    <text
      x={xPx}
      y={yPx}
      textAnchor={anchor}
      dominantBaseline="central"
      fontSize={widthPx * 0.047}
      fontWeight="600"
      fill={tones[tone]}
      stroke="#fff"
      strokeOpacity="0.85"
      strokeWidth={widthPx * 0.012}
      paintOrder="stroke"
    >
      {children}
    </text>
  );
}

/** A double-headed arrow between two points. */
export function arrowPath(x1: number, y1: number, x2: number, y2: number, headPx: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  return `M${x1} ${y1}L${x2} ${y2}${arrowHead(x1, y1, angle + Math.PI, headPx)}${arrowHead(x2, y2, angle, headPx)}`;
}

/** An arrow that points to its second point. */
export function pointerPath(x1: number, y1: number, x2: number, y2: number, headPx: number): string {
  return `M${x1} ${y1}L${x2} ${y2}${arrowHead(x2, y2, Math.atan2(y2 - y1, x2 - x1), headPx)}`;
}

function arrowHead(x: number, y: number, angle: number, sizePx: number): string {
  const barb = (turn: number) =>
    `${(x - sizePx * Math.cos(angle + turn)).toFixed(1)} ${(y - sizePx * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${barb(0.5)}L${x} ${y}L${barb(-0.5)}`;
}

/** A closed polygon of interleaved coordinates. */
export function polygonPath(outline: readonly number[]): string {
  const points: string[] = [];
  for (let at = 0; at + 1 < outline.length; at += 2) points.push(`${outline[at]} ${outline[at + 1]}`);
  return points.length === 0 ? '' : `M${points.join('L')}Z`;
}

export function rectPath(xPx: number, yPx: number, widthPx: number, heightPx: number): string {
  return `M${xPx} ${yPx}h${Math.max(0, widthPx)}v${Math.max(0, heightPx)}h${-Math.max(0, widthPx)}Z`;
}
