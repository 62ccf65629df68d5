import type { Size } from './raster.ts';

/**
 * Grey-scale dilation: the maximum over the square of side 2r + 1 px around each pixel, clipped at the border, in time
 * nearly independent of r.
 *
 * In:  one value per pixel; r, px.
 * Out: one maximum per pixel.
 */
export function dilate(values: Float32Array, size: Size, radiusPx: number): Float32Array {
  return maximaAlongColumns(maximaAlongRows(values, size, radiusPx), size, radiusPx);
}

/**
 * Van Herk/Gil-Werman running maximum: each row is split into blocks as long as the window. A window overlaps two
 * blocks, so its maximum is the larger of a suffix maximum of the first and a prefix maximum of the second.
 */
function maximaAlongRows(values: Float32Array, { widthPx }: Size, radius: number): Float32Array {
  const window = 2 * radius + 1;
  const length = Math.ceil((widthPx + 2 * radius) / window) * window;
  const padded = new Float32Array(length).fill(Number.NEGATIVE_INFINITY);
  const fromFirst = new Float32Array(length);
  const toLast = new Float32Array(length);
  const maxima = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += widthPx) {
    for (let x = 0; x < widthPx; x++) padded[x + radius] = values[start + x]!;
    for (let first = 0; first < length; first += window) {
      const last = first + window - 1;
      let highest = Number.NEGATIVE_INFINITY;
      for (let k = first; k <= last; k++) {
        if (padded[k]! > highest) highest = padded[k]!;
        fromFirst[k] = highest;
      }
      highest = Number.NEGATIVE_INFINITY;
      for (let k = last; k >= first; k--) {
        if (padded[k]! > highest) highest = padded[k]!;
        toLast[k] = highest;
      }
    }
    for (let x = 0; x < widthPx; x++) {
      const end = toLast[x]!;
      const beginning = fromFirst[x + window - 1]!;
      maxima[start + x] = end > beginning ? end : beginning;
    }
  }
  return maxima;
}

/** The same algorithm along columns, for all columns at once. */
function maximaAlongColumns(values: Float32Array, { widthPx, heightPx }: Size, radius: number): Float32Array {
  const window = 2 * radius + 1;
  const none = new Float32Array(widthPx).fill(Number.NEGATIVE_INFINITY);
  const toLast = new Float32Array(window * widthPx);
  const fromFirst = new Float32Array(widthPx);
  const maxima = new Float32Array(values.length);
  const rowAt = (y: number) =>
    y < 0 || y >= heightPx ? none : values.subarray(y * widthPx, (y + 1) * widthPx);
  for (let first = -radius; first < heightPx - radius; first += window) {
    let before: Float32Array = none;
    for (let k = window - 1; k >= 0; k--) {
      const row = toLast.subarray(k * widthPx, (k + 1) * widthPx);
      takeHigher(rowAt(first + k), before, row);
      before = row;
    }
    fromFirst.set(none);
    for (let k = 0; k < window && first + radius + k < heightPx; k++) {
      if (k > 0) takeHigher(rowAt(first + window - 1 + k), fromFirst, fromFirst);
      const at = (first + radius + k) * widthPx;
      takeHigher(
        toLast.subarray(k * widthPx, (k + 1) * widthPx),
        fromFirst,
        maxima.subarray(at, at + widthPx),
      );
    }
  }
  return maxima;
}

function takeHigher(one: Float32Array, other: Float32Array, into: Float32Array): void {
  for (let x = 0; x < into.length; x++) into[x] = one[x]! > other[x]! ? one[x]! : other[x]!;
}
