import type { Placement, TouchUpStroke } from './report.ts';

/** A point of a brush stroke, px. */
export interface BrushPoint {
  x: number;
  y: number;
}

/** A stroke in px of a picture other than the original. */
export interface PlacedStroke {
  mode: TouchUpStroke['mode'];
  radius: number;
  points: BrushPoint[];
}

/** Maps a stroke from the original to a picture on which the original is placed. */
export function placedStroke(
  { mode, radiusPx, pointsPx }: TouchUpStroke,
  { a, b, tx, ty }: Pick<Placement, 'a' | 'b' | 'tx' | 'ty'>,
): PlacedStroke {
  const points: BrushPoint[] = [];
  for (let i = 0; i + 1 < pointsPx.length; i += 2) {
    const x = pointsPx[i]!;
    const y = pointsPx[i + 1]!;
    points.push({ x: a * x - b * y + tx, y: b * x + a * y + ty });
  }
  return { mode, radius: radiusPx * Math.hypot(a, b), points };
}

/** Coverage of each pixel by a stroke, 0 to 255. */
export interface StrokeMask {
  readonly weights: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A rectangle; `right` and `bottom` are exclusive. */
export interface PixelRegion {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Draws a brush along a line into a mask; overlapping passes keep the larger weight. The engine and the editor's live
 * view share it.
 *
 * Out: the pixels that may have changed.
 */
export function brushAlong(mask: StrokeMask, from: BrushPoint, to: BrushPoint, radius: number): PixelRegion {
  const region = regionAround(mask, from, to, radius);
  const wayX = to.x - from.x;
  const wayY = to.y - from.y;
  const squared = wayX * wayX + wayY * wayY;
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left; x < region.right; x++) {
      const fromX = x + 0.5 - from.x;
      const fromY = y + 0.5 - from.y;
      const along = squared === 0 ? 0 : (fromX * wayX + fromY * wayY) / squared;
      const share = along < 0 ? 0 : along > 1 ? 1 : along;
      const awayX = fromX - share * wayX;
      const awayY = fromY - share * wayY;
      const weight = brushWeight(Math.sqrt(awayX * awayX + awayY * awayY), radius);
      const i = y * mask.widthPx + x;
      if (weight > mask.weights[i]!) mask.weights[i] = weight;
    }
  }
  return region;
}

/** Draws a whole stroke; a single point becomes a dot. Out: as brushAlong. */
export function brushStroke(mask: StrokeMask, { points, radius }: Omit<PlacedStroke, 'mode'>): PixelRegion {
  let reached: PixelRegion | null = null;
  points.forEach((point, index) => {
    const region = brushAlong(mask, points[index - 1] ?? point, point, radius);
    reached = reached ? joined(reached, region) : region;
  });
  return reached ?? { left: 0, top: 0, right: 0, bottom: 0 };
}

/** Share of the radius over which the brush fades out. */
const softShare = 0.4;

function brushWeight(distance: number, radius: number): number {
  const t = (radius - distance) / (radius * softShare);
  if (t <= 0) return 0;
  return t >= 1 ? 255 : Math.round(255 * t * t * (3 - 2 * t));
}

function regionAround(
  { widthPx, heightPx }: StrokeMask,
  from: BrushPoint,
  to: BrushPoint,
  radius: number,
): PixelRegion {
  const within = (value: number, end: number) => Math.min(end, Math.max(0, value));
  return {
    left: within(Math.floor(Math.min(from.x, to.x) - radius), widthPx),
    top: within(Math.floor(Math.min(from.y, to.y) - radius), heightPx),
    right: within(Math.ceil(Math.max(from.x, to.x) + radius), widthPx),
    bottom: within(Math.ceil(Math.max(from.y, to.y) + radius), heightPx),
  };
}

function joined(p: PixelRegion, q: PixelRegion): PixelRegion {
  return {
    left: Math.min(p.left, q.left),
    top: Math.min(p.top, q.top),
    right: Math.max(p.right, q.right),
    bottom: Math.max(p.bottom, q.bottom),
  };
}
