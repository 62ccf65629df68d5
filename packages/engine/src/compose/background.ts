import { type ForegroundRequest, foregroundOn } from '../matting/foreground.ts';
import type { Raster } from '../raster/raster.ts';
import type { Rgb } from '../raster/rgb.ts';
import { compositeOver } from './composite.ts';

export interface PaintedPicture {
  picture: Raster;
  /** Share of the picture that is new background, 0..1. */
  paintedShare: number;
}

/** Composites the person over a flat colour, with the old background's colour removed from hair and edges. */
export function paintBackground(request: ForegroundRequest, colour: Rgb): PaintedPicture {
  const { alpha } = request.matte;
  return {
    picture: compositeOver(foregroundOn(request), request.matte, colour),
    paintedShare: 1 - sumOf(alpha) / 255 / alpha.length,
  };
}

function sumOf(values: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum;
}
