import type { Size } from '../raster/raster.ts';

export interface Rect extends Size {
  left: number;
  top: number;
}

export interface Band {
  /** The refiner's input; its sides are multiples of `multipleOfPx`, and it may extend beyond the view. */
  input: Rect;
  /** Rows whose answer counts, apart from `fadePx` on either side: the refiner needs to see a little more. */
  top: number;
  bottom: number;
}

/** The refiner halves its input five times. */
const multipleOfPx = 32;
/** Height of a band; lower bands need less memory but overlap more. */
const bandPx = 256;
/** Surroundings of a doubtful pixel that the refiner needs to see, including the rows of `fadePx`. */
const marginPx = 64;
/** Rows on both sides of a border between bands over which their answers are mixed; otherwise a seam is visible. */
export const fadePx = 16;
/** A pixel is certain if IS-Net and RVM are both below this, or both above its complement. */
const agreed = 0.02;

/**
 * Bands of the view that hold every pixel about which IS-Net and RVM, 0..1 at the size of the view, are in doubt or
 * disagree.
 */
export function bandsInDoubt(
  { isNet, rvm }: { isNet: Float32Array; rvm: Float32Array },
  { widthPx, heightPx }: Size,
): Band[] {
  const bands: Band[] = [];
  for (let top = 0; top < heightPx; top += bandPx) {
    const bottom = Math.min(heightPx, top + bandPx);
    let [first, last] = [widthPx, -1];
    for (let y = top; y < bottom; y++)
      for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
        const isAgreed = Math.max(isNet[i]!, rvm[i]!) < agreed || Math.min(isNet[i]!, rvm[i]!) > 1 - agreed;
        if (isAgreed) continue;
        first = Math.min(first, x);
        last = Math.max(last, x);
      }
    if (last < 0) continue;
    const across = span(first, last + 1);
    const down = span(top, bottom);
    const input = { left: across.from, top: down.from, widthPx: across.length, heightPx: down.length };
    bands.push({ input, top, bottom });
  }
  return bands;
}

function span(from: number, to: number): { from: number; length: number } {
  const first = Math.max(0, Math.floor((from - marginPx) / multipleOfPx) * multipleOfPx);
  return { from: first, length: Math.ceil((to + marginPx - first) / multipleOfPx) * multipleOfPx };
}
