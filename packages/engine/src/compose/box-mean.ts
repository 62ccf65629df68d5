interface Size {
  widthPx: number;
  heightPx: number;
}

/** Mean over the square of side 2r + 1 around each pixel, clipped at the borders; time does not depend on r. */
export function boxMean(values: Float32Array, { widthPx, heightPx }: Size, radiusPx: number): Float32Array {
  const rows = new Float32Array(values.length);
  const shares = Float64Array.from({ length: widthPx }, (_, x) => 1 / countAround(x, widthPx, radiusPx));
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
  const add = (y: number, sign: number) => {
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) sums[x]! += sign * rows[i]!;
  };
  for (let y = 0; y < Math.min(radiusPx, heightPx); y++) add(y, 1);
  for (let y = 0; y < heightPx; y++) {
    if (y + radiusPx < heightPx) add(y + radiusPx, 1);
    if (y > radiusPx) add(y - radiusPx - 1, -1);
    const share = 1 / countAround(y, heightPx, radiusPx);
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) mean[i] = sums[x]! * share;
  }
  return mean;
}

function countAround(at: number, length: number, radiusPx: number): number {
  return Math.min(length - 1, at + radiusPx) - Math.max(0, at - radiusPx) + 1;
}
