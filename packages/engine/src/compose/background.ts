import type { Matte, Raster } from '../geometry/raster.ts';
import type { Rgb } from '../geometry/rgb.ts';
import { compositeOver } from './composite.ts';
import { estimateForeground } from './foreground.ts';

export interface PaintedPicture {
  picture: Raster;
  /** Share of the picture that is new. */
  paintedShare: number;
}

/** Puts the person in front of a flat colour, the old background's colour taken out of hair and edges. */
export function paintBackground(picture: Raster, matte: Matte, colour: Rgb): PaintedPicture {
  const foreground = estimateForeground(picture, matte);
  const person = matte.alpha.reduce((sum, alpha) => sum + alpha, 0) / 255;
  return {
    picture: compositeOver(foreground, matte, colour),
    paintedShare: 1 - person / matte.alpha.length,
  };
}
