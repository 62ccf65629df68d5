interface Size {
  widthPx: number;
  heightPx: number;
}

/** The net halves its picture six times over. */
const step = 64;
/** About 115 ms for the int8 net on two threads; see docs/accuracy.md for what other sizes bring. */
const pixelsMax = 640 * 512;

/** Multiples of 64 within the budget whose aspect is nearest to the picture's; the larger of equals. */
export function netSize({ widthPx, heightPx }: Size): Size {
  const aspect = widthPx / heightPx;
  let best: Size = { widthPx: step, heightPx: step };
  let bestCost = Number.POSITIVE_INFINITY;
  for (let height = step; height <= pixelsMax / step; height += step) {
    for (let width = step; width * height <= pixelsMax; width += step) {
      const distortion = Math.abs(Math.log(width / height / aspect));
      const unused = 1 - (width * height) / pixelsMax;
      const cost = distortion + unused;
      if (cost < bestCost) {
        best = { widthPx: width, heightPx: height };
        bestCost = cost;
      }
    }
  }
  return best;
}
