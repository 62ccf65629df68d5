import type { PhotoReport } from '@vesika/report';
import { boundsOf, eyeAxes } from './drawing.ts';

interface Zoom {
  scale: number;
  left: number;
  top: number;
}

const whole: Zoom = { scale: 1, left: 0, top: 0 };

export function zoomOf(area: 'eyes' | 'mouth' | undefined, report: PhotoReport): Zoom {
  if (area === undefined) return whole;
  if (area === 'eyes') return around(eyeAxes(report.landmarks), report);
  return around(boundsOf(report.outlines.mouth), report);
}

function around({ x, y }: { x: number; y: number }, { landmarks, photo }: PhotoReport): Zoom {
  const scale = Math.min(4, Math.max(1, photo.widthPx / (eyeAxes(landmarks).interEyePx * 2.6)));
  const begin = (centre: number, size: number) =>
    Math.min(scale - 1, Math.max(0, (centre / size) * scale - 0.5));
  return { scale, left: begin(x, photo.widthPx), top: begin(y, photo.heightPx) };
}
