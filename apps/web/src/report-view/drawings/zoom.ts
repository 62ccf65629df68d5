import type { PhotoReport } from '@vesika/report';
import { eyeAxes } from './drawing.ts';
import { boundsOf } from './outlines.tsx';

/** Which part of the picture fills the frame: its size over the whole, and where it begins, in frames. */
export interface Zoom {
  scale: number;
  left: number;
  top: number;
}

const whole: Zoom = { scale: 1, left: 0, top: 0 };

/** An area of the picture from near, or all of it. */
export function zoomOf(area: 'eyes' | 'mouth' | undefined, report: PhotoReport): Zoom {
  if (area === undefined) return whole;
  if (area === 'eyes') return around(eyeAxes(report.landmarks), report);
  const { left, right, top, bottom } = boundsOf(report.outlines.mouth);
  return around({ x: (left + right) / 2, y: (top + bottom) / 2 }, report);
}

/** As near as three distances between the eyes fill the frame, without leaving the picture. */
function around({ x, y }: { x: number; y: number }, { landmarks, photo }: PhotoReport): Zoom {
  const scale = Math.min(4, Math.max(1, photo.widthPx / (eyeAxes(landmarks).interEyePx * 2.6)));
  const begin = (centre: number, size: number) =>
    Math.min(scale - 1, Math.max(0, (centre / size) * scale - 0.5));
  return { scale, left: begin(x, photo.widthPx), top: begin(y, photo.heightPx) };
}
