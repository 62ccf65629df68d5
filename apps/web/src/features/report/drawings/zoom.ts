import type { CheckId, Report } from '@vesika/contract';
import { eyeAxes } from './drawing.ts';
import { boundsOf } from './outlines.tsx';

/** Which part of the picture fills the frame: its size over the whole, and where it begins, in frames. */
export interface Zoom {
  scale: number;
  left: number;
  top: number;
}

const whole: Zoom = { scale: 1, left: 0, top: 0 };

const atEyes: ReadonlySet<CheckId> = new Set<CheckId>([
  ...(['eyes-open', 'gaze', 'red-eye', 'hair-over-eyes', 'sharpness'] as const),
  ...(['glasses', 'lens-tint', 'lens-glare'] as const),
]);
const atMouth: ReadonlySet<CheckId> = new Set<CheckId>(['mouth-closed', 'mouth-occlusion-prevention']);

/** Eyes and lips are small in the picture: their checks are looked at from nearer. */
export function zoomOf(check: CheckId | undefined, report: Report): Zoom {
  if (check === undefined) return whole;
  if (atEyes.has(check)) return around(eyeAxes(report.landmarks), report);
  if (!atMouth.has(check)) return whole;
  const { left, right, top, bottom } = boundsOf(report.outlines.mouth);
  return around({ x: (left + right) / 2, y: (top + bottom) / 2 }, report);
}

/** As near as three distances between the eyes fill the frame, without leaving the picture. */
function around({ x, y }: { x: number; y: number }, { landmarks, photo }: Report): Zoom {
  const scale = Math.min(4, Math.max(1, photo.widthPx / (eyeAxes(landmarks).interEyePx * 2.6)));
  const begin = (centre: number, size: number) =>
    Math.min(scale - 1, Math.max(0, (centre / size) * scale - 0.5));
  return { scale, left: begin(x, photo.widthPx), top: begin(y, photo.heightPx) };
}
