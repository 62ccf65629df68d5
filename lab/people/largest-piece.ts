/** Area in px of the largest 4-connected component of a mask. */
export function largestPiecePx(mask: Uint8Array, widthPx: number): number {
  const left = Uint8Array.from(mask);
  const stack = new Int32Array(mask.length);
  let largest = 0;
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1)) {
    let count = 0;
    let waiting = 0;
    stack[waiting++] = start;
    left[start] = 0;
    while (waiting > 0) {
      const i = stack[--waiting]!;
      count++;
      const x = i % widthPx;
      const beside = [x > 0 ? i - 1 : i, x < widthPx - 1 ? i + 1 : i, i - widthPx, i + widthPx];
      for (const j of beside) {
        if (!left[j]) continue;
        left[j] = 0;
        stack[waiting++] = j;
      }
    }
    largest = Math.max(largest, count);
  }
  return largest;
}
