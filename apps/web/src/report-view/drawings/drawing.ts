import type { Check, PhotoReport } from '@vesika/report';

/** All drawings are in px of the finished picture. */
export interface DrawingProps {
  report: PhotoReport;
  check: Check;
  pxPerMm: number;
  /** What was measured, with its unit; for drawings that have room for it. */
  value: string;
  /** The picture on screen, for what is read from its pixels. */
  address: string;
}

/** The line through both eyes, at a given x. */
export function eyeLineAt(
  { eyeImageLeft: left, eyeImageRight: right }: PhotoReport['landmarks'],
  xPx: number,
) {
  const slope = (right.yPx - left.yPx) / (right.xPx - left.xPx || 1);
  return left.yPx + slope * (xPx - left.xPx);
}

/** Where the eyes' own axis points: unit vectors along it and down the face, and the distance between them. */
export function eyeAxes({ eyeImageLeft: left, eyeImageRight: right }: PhotoReport['landmarks']) {
  const dx = right.xPx - left.xPx;
  const dy = right.yPx - left.yPx;
  const interEyePx = Math.hypot(dx, dy) || 1;
  return {
    interEyePx,
    x: (left.xPx + right.xPx) / 2,
    y: (left.yPx + right.yPx) / 2,
    right: { x: dx / interEyePx, y: dy / interEyePx },
    down: { x: -dy / interEyePx, y: dx / interEyePx },
  };
}
