import { halved } from '../raster/halved.ts';
import type { Raster } from '../raster/raster.ts';

/** Square of a raster, in its px, rotated clockwise on screen by `rollRad` around its centre. */
export interface CropSquare {
  readonly centreX: number;
  readonly centreY: number;
  readonly sizePx: number;
  readonly rollRad: number;
}

export interface CropForm {
  /** Side of the crop, px. */
  sizePx: number;
  /** Values to which bytes 0 and 255 are mapped. */
  valueRange: readonly [low: number, high: number];
  /** Fill for pixels beyond the raster: black, or the closest pixel of its edge. */
  outside: 'black' | 'edge';
}

/**
 * Mipmap: a raster with copies that are each half as large as the one before, made on first use. Sampling the copy of
 * the right size averages when a crop shrinks, at the cost of one lookup.
 */
export class RasterPyramid {
  readonly #levels: [Raster, ...Raster[]];

  constructor(raster: Raster) {
    this.#levels = [raster];
  }

  get raster(): Raster {
    return this.#levels[0];
  }

  /** Level n is 2^n times smaller; the smallest has sides of at least two px. */
  level(wanted: number): { raster: Raster; level: number } {
    while (this.#levels.length <= wanted) {
      const last = this.#levels.at(-1)!;
      if (Math.min(last.widthPx, last.heightPx) < 4) break;
      this.#levels.push(halved(last));
    }
    const level = Math.max(0, Math.min(wanted, this.#levels.length - 1));
    return { raster: this.#levels[level]!, level };
  }
}

/**
 * Cuts a rotated square out of a raster at the input size of a net.
 *
 * Out: RGB interleaved (NHWC), bilinear; when it shrinks, from an averaged copy.
 */
export function cropSquare(pyramid: RasterPyramid, square: CropSquare, form: CropForm): Float32Array {
  const step = square.sizePx / form.sizePx;
  const { raster, level } = pyramid.level(Math.round(Math.log2(step)));
  const shrink = 2 ** -level;
  return sampled(
    raster,
    {
      centreX: square.centreX * shrink,
      centreY: square.centreY * shrink,
      sizePx: square.sizePx * shrink,
      rollRad: square.rollRad,
    },
    form,
  );
}

/** Maps a point from crop px to the px of the raster. */
export function fromCrop(square: CropSquare, cropSizePx: number, x: number, y: number): [number, number] {
  const step = square.sizePx / cropSizePx;
  const dx = (x - cropSizePx / 2) * step;
  const dy = (y - cropSizePx / 2) * step;
  const cos = Math.cos(square.rollRad);
  const sin = Math.sin(square.rollRad);
  return [square.centreX + dx * cos - dy * sin, square.centreY + dx * sin + dy * cos];
}

function sampled(raster: Raster, square: CropSquare, form: CropForm): Float32Array {
  const { data, widthPx, heightPx } = raster;
  const { sizePx } = form;
  const [low, high] = form.valueRange;
  const gain = (high - low) / 255;
  const isBlackOutside = form.outside === 'black';
  const stepX = (square.sizePx / sizePx) * Math.cos(square.rollRad);
  const stepY = (square.sizePx / sizePx) * Math.sin(square.rollRad);
  const [left, top] = fromCrop(square, sizePx, 0.5, 0.5);
  const xMax = widthPx - 1;
  const yMax = heightPx - 1;
  const values = new Float32Array(sizePx * sizePx * 3);
  let at = 0;
  for (let row = 0; row < sizePx; row++) {
    // The shift by 0.5 puts pixel centres at whole numbers.
    let x = left - row * stepY - 0.5;
    let y = top + row * stepX - 0.5;
    for (let column = 0; column < sizePx; column++, x += stepX, y += stepY, at += 3) {
      if (isBlackOutside && (x < -0.5 || y < -0.5 || x > xMax + 0.5 || y > yMax + 0.5)) {
        values[at] = low;
        values[at + 1] = low;
        values[at + 2] = low;
        continue;
      }
      const clampedX = Math.max(0, Math.min(x, xMax));
      const clampedY = Math.max(0, Math.min(y, yMax));
      const x0 = clampedX | 0;
      const y0 = clampedY | 0;
      const fractionX = clampedX - x0;
      const fractionY = clampedY - y0;
      const upperLeft = (y0 * widthPx + x0) * 3;
      const right = x0 < xMax ? 3 : 0;
      const below = y0 < yMax ? widthPx * 3 : 0;
      const lowerLeft = upperLeft + below;
      const w11 = fractionX * fractionY;
      const w10 = fractionY - w11;
      const w01 = fractionX - w11;
      const w00 = 1 - fractionX - w10;
      for (let colour = 0; colour < 3; colour++) {
        const mean =
          data[upperLeft + colour]! * w00 +
          data[upperLeft + right + colour]! * w01 +
          data[lowerLeft + colour]! * w10 +
          data[lowerLeft + right + colour]! * w11;
        values[at + colour] = low + mean * gain;
      }
    }
  }
  return values;
}
