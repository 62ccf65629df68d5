import { type ForegroundRequest, foregroundOn } from '../matting/foreground.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import type { Rgb } from '../raster/rgb.ts';

interface PaintedPicture {
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

/**
 * Composites the foreground over a flat colour: alpha F + (1 - alpha) colour, in sRGB bytes like common picture
 * editors. Where alpha is 0 the result is exactly the colour, where it is 255 exactly the foreground.
 */
function compositeOver(foreground: Raster, { alpha }: Matte, [red, green, blue]: Rgb): Raster {
  const { data: from, widthPx, heightPx } = foreground;
  const data = new Uint8Array(from.length);
  for (let i = 0, j = 0; i < alpha.length; i++, j += 3) {
    const a = alpha[i]!;
    if (a === 255) {
      data[j] = from[j]!;
      data[j + 1] = from[j + 1]!;
      data[j + 2] = from[j + 2]!;
    } else if (a === 0) {
      data[j] = red;
      data[j + 1] = green;
      data[j + 2] = blue;
    } else {
      const rest = 255 - a;
      data[j] = (a * from[j]! + rest * red) / 255 + 0.5;
      data[j + 1] = (a * from[j + 1]! + rest * green) / 255 + 0.5;
      data[j + 2] = (a * from[j + 2]! + rest * blue) / 255 + 0.5;
    }
  }
  return { data, widthPx, heightPx };
}
