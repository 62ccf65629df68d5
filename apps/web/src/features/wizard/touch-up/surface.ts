import {
  type BrushPoint,
  type PhotoReport,
  type PlacedStroke,
  type TouchUpStroke,
  touchUpBounds,
} from '@vesika/report';
import { onOriginal, type Placement, pxPerMm } from '../adjust/adjusted-picture.ts';

export interface Surface {
  widthPx: number;
  heightPx: number;
  pxPerMm: number;
  placement: Placement;
}

const heightPxMax = 900;

export function surfaceOf({ photo }: Pick<PhotoReport, 'photo'>, placement: Placement): Surface {
  const scale = Math.min(1, heightPxMax / photo.heightPx);
  return {
    widthPx: Math.round(photo.widthPx * scale),
    heightPx: Math.round(photo.heightPx * scale),
    pxPerMm: pxPerMm(photo) * scale,
    placement: {
      ...placement,
      a: placement.a * scale,
      b: placement.b * scale,
      tx: placement.tx * scale,
      ty: placement.ty * scale,
    },
  };
}

export function strokeOnOriginal({ placement }: Surface, stroke: PlacedStroke): TouchUpStroke | null {
  const { a, b, sourceWidthPx, sourceHeightPx } = placement;
  const points = thinned(stroke)
    .map((point) => onOriginal(placement, point))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= sourceWidthPx && y <= sourceHeightPx);
  if (points.length === 0) return null;
  const { min, max } = touchUpBounds.radiusPx;
  const radiusPx = Math.min(max, Math.max(min, tenth(stroke.radius / Math.hypot(a, b))));
  return {
    mode: stroke.mode,
    radiusPx,
    pointsPx: points.flatMap(({ x, y }) => [downToTenth(x), downToTenth(y)]),
  };
}

const restShare = 0.2;

function thinned({ points, radius }: PlacedStroke): BrushPoint[] {
  const kept: BrushPoint[] = [];
  points.forEach((point, index) => {
    const last = kept.at(-1);
    const far = !last || Math.hypot(point.x - last.x, point.y - last.y) >= Math.max(1, radius * restShare);
    if (far || index === points.length - 1) kept.push(point);
  });
  return kept;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function downToTenth(value: number): number {
  return Math.floor(value * 10) / 10;
}
