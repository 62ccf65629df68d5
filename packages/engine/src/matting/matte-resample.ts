import { invert, type Similarity } from '../geometry/similarity.ts';
import type { Space } from '../geometry/spaces.ts';
import type { Matte, Size } from '../raster/raster.ts';

/**
 * Resamples a matte through a transform, bilinear. A frame that was moved by hand, or of an own document, may extend
 * beyond the view: there only the body continues, by the last row of the matte and the slope of the shoulders. Whatever
 * else ends at the sides of the view may be wall as well, and alpha is 0.
 *
 * In:  `size` of the target; `covered`, 0 where the target has no picture and alpha becomes 0.
 * Out: alpha 0..255 at target size.
 */
export function drawMatte<From extends Space, To extends Space>(
  matte: Matte,
  toTarget: Similarity<From, To>,
  size: Size,
  covered: Uint8Array | null,
): Matte {
  const back = invert(toTarget);
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  const shoulders = { left: shoulderAt(matte, 'left'), right: shoulderAt(matte, 'right') };
  for (let row = 0; row < size.heightPx; row++) {
    // The shift by 0.5 puts pixel centres at whole numbers.
    const start = {
      u: back.a * 0.5 - back.b * (row + 0.5) + back.tx - 0.5,
      v: back.b * 0.5 + back.a * (row + 0.5) + back.ty - 0.5,
    };
    const first = row * size.widthPx;
    drawRow(matte, shoulders, alpha.subarray(first, first + size.widthPx), { start, step: back });
  }
  if (covered) clearUncovered(alpha, covered);
  return { alpha, widthPx: size.widthPx, heightPx: size.heightPx };
}

type Side = 'left' | 'right';

/** A shoulder that reaches a side of the matte and its bottom. */
interface Shoulder {
  /** First row, a few px above the shoulder's soft edge, in the outermost column. */
  above: number;
  /** Rows that the shoulder drops for each column outwards. */
  slope: number;
}

/**
 * Alpha from which a pixel is part of the shoulder, the height of its soft edge in px, and the number of columns over
 * which its slope is measured.
 */
const shoulderAlpha = 128;
const softPx = 4;
const slopeColumns = 16;
/** A steeper slope belongs to an arm, to a lock or to an error of the matte. */
const slopeMax = 1.2;

/** Null when no shoulder reaches this side and the bottom; level when the body is too narrow to measure its slope. */
function shoulderAt(matte: Matte, side: Side): Shoulder | null {
  const last = matte.widthPx - 1;
  const columns = Math.min(last, slopeColumns);
  const outer = shoulderTop(matte, side === 'left' ? 0 : last);
  const inner = shoulderTop(matte, side === 'left' ? columns : last - columns);
  if (outer === null) return null;
  const slope = inner === null ? 0 : Math.min(slopeMax, Math.max(0, (outer - inner) / slopeColumns));
  return { above: outer - softPx, slope };
}

/** Uppermost row of the solid run that reaches the bottom of a column; null when the bottom is empty. */
function shoulderTop({ alpha, widthPx, heightPx }: Matte, column: number): number | null {
  let top = heightPx;
  while (top > 0 && alpha[(top - 1) * widthPx + column]! >= shoulderAlpha) top--;
  return top === heightPx ? null : top;
}

/** Row of the outermost column that continues, along the slope, at row `v` and `beyondPx` outside; null above the shoulder. */
function rowBeside(shoulder: Shoulder | null, v: number, beyondPx: number): number | null {
  if (!shoulder || v <= shoulder.above) return null;
  return Math.max(shoulder.above, v - shoulder.slope * beyondPx);
}

function drawRow(
  { alpha: from, widthPx: stride, heightPx }: Matte,
  shoulders: Record<Side, Shoulder | null>,
  to: Uint8Array,
  { start, step }: { start: { u: number; v: number }; step: { a: number; b: number } },
): void {
  const maxX = stride - 1;
  const maxY = heightPx - 1;
  const { a, b } = step;
  let { u, v } = start;
  for (let i = 0; i < to.length; i++, u += a, v += b) {
    if (v < -1) continue;
    const x = u <= 0 ? 0 : u >= maxX ? maxX : u;
    const row =
      u < -1 ? rowBeside(shoulders.left, v, -u) : u > maxX + 1 ? rowBeside(shoulders.right, v, u - maxX) : v;
    if (row === null) continue;
    const y = row <= 0 ? 0 : row >= maxY ? maxY : row;
    const left = x | 0;
    const top = y | 0;
    const at = top * stride + left;
    const right = left < maxX ? at + 1 : at;
    const below = top < maxY ? stride : 0;
    const above = from[at]! + (from[right]! - from[at]!) * (x - left);
    const under = from[at + below]! + (from[right + below]! - from[at + below]!) * (x - left);
    to[i] = above + (under - above) * (y - top) + 0.5;
  }
}

function clearUncovered(alpha: Uint8Array, covered: Uint8Array): void {
  for (let i = 0; i < alpha.length; i++) if (!covered[i]) alpha[i] = 0;
}
