interface Size {
  widthPx: number;
  heightPx: number;
}

/** The largest value in the square of side 2r + 1 around each pixel; time grows little with r. */
export function dilated(values: Float32Array, { widthPx, heightPx }: Size, radiusPx: number): Float32Array {
  const rows = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += widthPx) {
    maximaAlong(values, rows, { start, count: widthPx, step: 1, lanes: 1 }, radiusPx);
  }
  const maxima = new Float32Array(values.length);
  maximaAlong(rows, maxima, { start: 0, count: heightPx, step: widthPx, lanes: widthPx }, radiusPx);
  return maxima;
}

/** Lines beside each other, so many values long; a value of all of them lies together in memory. */
interface Lines {
  start: number;
  count: number;
  step: number;
  lanes: number;
}

/**
 * Running maxima after van Herk and Gil & Werman: two sweeps over blocks as long as the window. The second sweep is kept
 * for one block only.
 */
function maximaAlong(values: Float32Array, maxima: Float32Array, lines: Lines, radius: number): void {
  const { start, count, step, lanes } = lines;
  const window = 2 * radius + 1;
  const fromEnd = new Float32Array(window * lanes);
  const fromStart = new Float32Array(lanes);
  /** Takes what lies at a place of the lines into a running maximum; nothing lies beyond their ends. */
  const take = (running: Float32Array, to: number, from: Float32Array, at: number, place: number): void => {
    if (place < 0 || place >= count) {
      for (let lane = 0; lane < lanes; lane++) running[to + lane] = from[at + lane]!;
      return;
    }
    for (let lane = 0, i = start + place * step; lane < lanes; lane++, i++) {
      const before = from[at + lane]!;
      const value = values[i]!;
      running[to + lane] = value > before ? value : before;
    }
  };
  const none = new Float32Array(lanes).fill(Number.NEGATIVE_INFINITY);
  for (let block = 0; block < count; block += window) {
    // Windows whose middles lie in this block begin in it, `radius` before, and end in the next.
    const first = block - radius;
    for (let k = window - 1; k >= 0; k--) {
      take(
        fromEnd,
        k * lanes,
        k === window - 1 ? none : fromEnd,
        k === window - 1 ? 0 : (k + 1) * lanes,
        first + k,
      );
    }
    fromStart.set(none);
    for (let k = 0; k < window && block + k < count; k++) {
      if (k > 0) take(fromStart, 0, fromStart, 0, first + window - 1 + k);
      for (let lane = 0, i = start + (block + k) * step; lane < lanes; lane++, i++) {
        const one = fromEnd[k * lanes + lane]!;
        const other = fromStart[lane]!;
        maxima[i] = one > other ? one : other;
      }
    }
  }
}
