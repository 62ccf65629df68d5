import type { Matte, Raster } from '../raster/raster.ts';

/** One level of the image pyramid: interleaved RGB 0..255 and alpha 0..1, of one size. */
export interface Level {
  readonly colour: Float32Array;
  readonly alpha: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Image pyramid from half size down to at most 2 px on the shorter side; full size is left out. */
export function levelsOf(picture: Raster, matte: Matte): Level[] {
  const levels = [halve(fromBytes(picture, matte))];
  for (;;) {
    const last = levels.at(-1)!;
    if (Math.min(last.widthPx, last.heightPx) <= 2) return levels;
    levels.push(halve(last));
  }
}

export function coarsestFirst(levels: readonly Level[]): Level[] {
  return [...levels].reverse();
}

/** Common view of bytes and floats, so that the first halving needs no float copy of the picture. */
interface Pixels {
  readonly colour: ArrayLike<number>;
  readonly alpha: ArrayLike<number>;
  readonly alphaScale: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

function fromBytes(picture: Raster, matte: Matte): Pixels {
  return {
    colour: picture.data,
    alpha: matte.alpha,
    alphaScale: 1 / 255,
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
  };
}

/** Averages every 2x2 block; an odd last row or column is dropped. */
function halve(from: Pixels | Level): Level {
  const { colour, alpha } = from;
  const widthPx = Math.max(1, from.widthPx >> 1);
  const heightPx = Math.max(1, from.heightPx >> 1);
  const right = from.widthPx > 1 ? 1 : 0;
  const down = from.heightPx > 1 ? from.widthPx : 0;
  const alphaShare = ('alphaScale' in from ? from.alphaScale : 1) / 4;
  const half = {
    colour: new Float32Array(widthPx * heightPx * 3),
    alpha: new Float32Array(widthPx * heightPx),
  };
  for (let y = 0, i = 0; y < heightPx; y++) {
    let p = 2 * y * from.widthPx;
    for (let x = 0; x < widthPx; x++, i++, p += 2) {
      half.alpha[i] =
        (alpha[p]! + alpha[p + right]! + alpha[p + down]! + alpha[p + down + right]!) * alphaShare;
      const q = p * 3;
      for (let c = 0; c < 3; c++) {
        half.colour[i * 3 + c] =
          (colour[q + c]! +
            colour[q + right * 3 + c]! +
            colour[q + down * 3 + c]! +
            colour[q + (down + right) * 3 + c]!) /
          4;
      }
    }
  }
  return { ...half, widthPx, heightPx };
}
