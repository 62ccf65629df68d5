import type { Size } from './raster.ts';

/**
 * Mean over the square of side 2r + 1 px around each pixel, clipped at the border, in time independent of r.
 *
 * In:  one value per pixel; r, px.
 * Out: one mean per pixel.
 */
export function boxMean(values: Float32Array, { widthPx, heightPx }: Size, radiusPx: number): Float32Array {
  const rows = new Float32Array(values.length);
  const shares = new Float64Array(widthPx);
  for (let x = 0; x < widthPx; x++) shares[x] = 1 / countAround(x, widthPx, radiusPx);
  for (let y = 0; y < heightPx; y++) {
    const row = y * widthPx;
    let sum = 0;
    for (let x = 0; x < Math.min(radiusPx, widthPx); x++) sum += values[row + x]!;
    for (let x = 0; x < widthPx; x++) {
      if (x + radiusPx < widthPx) sum += values[row + x + radiusPx]!;
      if (x > radiusPx) sum -= values[row + x - radiusPx - 1]!;
      rows[row + x] = sum * shares[x]!;
    }
  }
  const mean = new Float32Array(values.length);
  const sums = new Float64Array(widthPx);
  const none = new Float32Array(widthPx);
  for (let y = 0; y < Math.min(radiusPx, heightPx); y++) {
    const row = rows.subarray(y * widthPx, (y + 1) * widthPx);
    for (let x = 0; x < widthPx; x++) sums[x]! += row[x]!;
  }
  for (let y = 0; y < heightPx; y++) {
    const enteringAt = (y + radiusPx) * widthPx;
    const leavingAt = (y - radiusPx - 1) * widthPx;
    const entering = enteringAt < rows.length ? rows.subarray(enteringAt, enteringAt + widthPx) : none;
    const leaving = leavingAt >= 0 ? rows.subarray(leavingAt, leavingAt + widthPx) : none;
    const into = mean.subarray(y * widthPx, (y + 1) * widthPx);
    const share = 1 / countAround(y, heightPx, radiusPx);
    for (let x = 0; x < widthPx; x++) {
      const sum = sums[x]! + entering[x]! - leaving[x]!;
      sums[x] = sum;
      into[x] = sum * share;
    }
  }
  return mean;
}

function countAround(at: number, length: number, radiusPx: number): number {
  return Math.min(length - 1, at + radiusPx) - Math.max(0, at - radiusPx) + 1;
}

/**
 * Mean over a square around each pixel, with the border pixels replicated.
 *
 * In:  one value per pixel; side of the square, px, odd.
 * Out: one mean per pixel.
 */
export function boxMeanRepeatingEdge(
  values: Float32Array,
  { widthPx, heightPx }: Size,
  sidePx: number,
): Float32Array {
  const half = (sidePx - 1) / 2;
  const across = new Float32Array(values.length);
  for (let y = 0; y < heightPx; y++) {
    const first = y * widthPx;
    const last = first + widthPx - 1;
    let sum = half * values[first]!;
    for (let x = 0; x <= half; x++) sum += values[Math.min(last, first + x)]!;
    for (let at = first; at <= last; at++) {
      across[at] = sum;
      sum += values[Math.min(last, at + half + 1)]! - values[Math.max(first, at - half)]!;
    }
  }
  const mean = new Float32Array(values.length);
  const sums = new Float64Array(widthPx);
  for (let y = -half; y <= half; y++) addRow(sums, across, Math.min(heightPx - 1, Math.max(0, y)), 1);
  const share = 1 / (sidePx * sidePx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0, at = y * widthPx; x < widthPx; x++, at++) mean[at] = sums[x]! * share;
    addRow(sums, across, Math.min(heightPx - 1, y + half + 1), 1);
    addRow(sums, across, Math.max(0, y - half), -1);
  }
  return mean;
}

function addRow(sums: Float64Array, values: Float32Array, row: number, sign: 1 | -1): void {
  for (let x = 0, at = row * sums.length; x < sums.length; x++, at++) sums[x]! += sign * values[at]!;
}
