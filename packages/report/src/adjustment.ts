import { mmPerInch } from '@vesika/requirements/inch';
import type { Adjustment, PhotoFile } from './report.ts';

/** A similarity transform: (a x - b y + tx, b x + a y + ty). */
export interface Move {
  a: number;
  b: number;
  tx: number;
  ty: number;
}

/**
 * The transform of an adjustment, px: from the picture as found to the adjusted picture. It turns and scales about the
 * centre, then shifts.
 */
export function adjustmentMove(
  { widthPx, heightPx, dpi }: Pick<PhotoFile, 'widthPx' | 'heightPx' | 'dpi'>,
  { rotationDeg, scale, shiftXMm, shiftYMm }: Adjustment,
): Move {
  const turnRad = (rotationDeg * Math.PI) / 180;
  const a = scale * Math.cos(turnRad);
  const b = scale * Math.sin(turnRad);
  const x = widthPx / 2;
  const y = heightPx / 2;
  const pxPerMm = dpi / mmPerInch;
  return {
    a,
    b,
    tx: x - (a * x - b * y) + shiftXMm * pxPerMm,
    ty: y - (b * x + a * y) + shiftYMm * pxPerMm,
  };
}
