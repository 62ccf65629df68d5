interface Size {
  widthPx: number;
  heightPx: number;
}

/** Mean over the square of side 2r + 1 around each pixel, clipped at the borders; time does not depend on r. */
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
