/**
 * Mean of a square about every pixel, by running sums; at the rim the nearest pixels count again.
 *
 * In:  one value per px; the side of the square, px, odd.
 * Out: one value per px.
 */
export function boxMean(
  values: Float32Array,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
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
