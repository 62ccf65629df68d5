import type { Size } from '../raster/raster.ts';

export interface Rect extends Size {
  left: number;
  top: number;
}

interface Band {
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
const margin = { acrossPx: 48, downPx: 32 } as const;
/** Certain columns that divide a band: enough that the two inputs do not overlap. */
const dividePx = 2 * (margin.acrossPx + multipleOfPx);
/** Rows on both sides of a border between bands over which their answers are mixed; otherwise a seam is visible. */
export const fadePx = 16;
/** A pixel is certain if IS-Net and RVM are both below this, or both above its complement. */
const agreed = 0.02;

/**
 * Parts of the view that hold every pixel about which IS-Net and RVM, 0..1 at the size of the view, are in doubt or
 * disagree. A band is divided where both are certain of many columns, such as those of the face.
 */
export function bandsInDoubt(
  { isNet, rvm }: { isNet: Float32Array; rvm: Float32Array },
  { widthPx, heightPx }: Size,
): Band[] {
  const bands: Band[] = [];
  for (let top = 0; top < heightPx; top += bandPx) {
    const bottom = Math.min(heightPx, top + bandPx);
    const down = inputAround({ from: top, to: bottom }, margin.downPx);
    for (const columns of runsOf(columnsInDoubt(top, bottom))) {
      const across = inputAround(columns, margin.acrossPx);
      const input = { left: across.from, top: down.from, widthPx: across.lengthPx, heightPx: down.lengthPx };
      bands.push({ input, top, bottom });
    }
  }
  return bands;

  function columnsInDoubt(top: number, bottom: number): Uint8Array {
    const columns = new Uint8Array(widthPx);
    for (let y = top; y < bottom; y++)
      for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
        const isAgreed = Math.max(isNet[i]!, rvm[i]!) < agreed || Math.min(isNet[i]!, rvm[i]!) > 1 - agreed;
        if (!isAgreed) columns[x] = 1;
      }
    return columns;
  }
}

interface Span {
  from: number;
  to: number;
}

/** Spans that hold every marked column, without `dividePx` or more unmarked ones. */
function runsOf(columns: Uint8Array): Span[] {
  const runs: Span[] = [];
  for (const [x, isMarked] of columns.entries()) {
    if (isMarked === 0) continue;
    const last = runs.at(-1);
    if (last && x - last.to < dividePx) last.to = x + 1;
    else runs.push({ from: x, to: x + 1 });
  }
  return runs;
}

function inputAround({ from, to }: Span, marginPx: number): { from: number; lengthPx: number } {
  const first = Math.max(0, Math.floor((from - marginPx) / multipleOfPx) * multipleOfPx);
  return { from: first, lengthPx: Math.ceil((to + marginPx - first) / multipleOfPx) * multipleOfPx };
}
