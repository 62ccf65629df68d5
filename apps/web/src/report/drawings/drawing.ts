import type { Check, Outline, PhotoReport } from '@vesika/report';

export interface DrawnCheck {
  report: PhotoReport;
  check: Check;
  pxPerMm: number;
  zoneLight: readonly number[] | null;
}

export interface Drawing {
  range?: string;
  permitted?: string;
  permittedDashed?: string;
  area?: string;
  found?: string;
  foundDashed?: string;
  dot?: { xPx: number; yPx: number };
  labels?: readonly DrawingLabel[];
}

export interface DrawingLabel {
  xPx: number;
  yPx: number;
  anchor?: 'start' | 'middle' | 'end';
  share?: number;
}

export function eyeLineAt(
  { eyeImageLeft: left, eyeImageRight: right }: PhotoReport['landmarks'],
  xPx: number,
): number {
  const slope = (right.yPx - left.yPx) / (right.xPx - left.xPx || 1);
  return left.yPx + slope * (xPx - left.xPx);
}

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

export function boundsOf(outline: Outline) {
  const xs = outline.filter((_, at) => at % 2 === 0);
  const ys = outline.filter((_, at) => at % 2 === 1);
  if (xs.length === 0) return { left: 0, right: 0, top: 0, bottom: 0, x: 0, y: 0 };
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
}
