interface Size {
  widthPx: number;
  heightPx: number;
}

/** The largest value in the square of side 2r + 1 around each pixel; time grows little with r. */
export function dilated(values: Float32Array, { widthPx, heightPx }: Size, radiusPx: number): Float32Array {
  const rows = maximaAlong(values, radiusPx, {
    count: widthPx,
    stride: 1,
    lines: heightPx,
    lineStride: widthPx,
  });
  return maximaAlong(rows, radiusPx, { count: heightPx, stride: widthPx, lines: widthPx, lineStride: 1 });
}

interface Axis {
  count: number;
  stride: number;
  lines: number;
  lineStride: number;
}

/** Running maxima after van Herk and Gil & Werman: two sweeps over blocks as long as the window. */
function maximaAlong(values: Float32Array, radius: number, axis: Axis): Float32Array {
  const { count, stride, lines, lineStride } = axis;
  const window = 2 * radius + 1;
  const length = count + 2 * radius;
  const padded = new Float32Array(length).fill(Number.NEGATIVE_INFINITY);
  const fromLeft = new Float32Array(length);
  const fromRight = new Float32Array(length);
  const maxima = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStride;
    for (let k = 0; k < count; k++) padded[k + radius] = values[start + k * stride]!;
    for (let k = 0; k < length; k++) {
      fromLeft[k] = k % window === 0 ? padded[k]! : Math.max(fromLeft[k - 1]!, padded[k]!);
    }
    for (let k = length - 1; k >= 0; k--) {
      const isLast = k === length - 1 || (k + 1) % window === 0;
      fromRight[k] = isLast ? padded[k]! : Math.max(fromRight[k + 1]!, padded[k]!);
    }
    for (let k = 0; k < count; k++) {
      maxima[start + k * stride] = Math.max(fromRight[k]!, fromLeft[k + window - 1]!);
    }
  }
  return maxima;
}
