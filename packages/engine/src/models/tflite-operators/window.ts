/** Padding of the TensorFlow Lite schema: VALID; SAME is 0. */
const validPadding = 1;

/** Sliding window over a picture. */
export interface SlidingWindow {
  kernel: readonly [number, number];
  strides: readonly [number, number];
  dilations: readonly [number, number];
}

/**
 * ONNX pads of a sliding window: top, left, bottom, right, px.
 *
 * In:     the padding field of the operator's options and the NHWC shape of its input.
 * Source: "SAME" of TensorFlow: as many results as input over stride, rounded up; an odd pixel of padding goes to the
 *         bottom and the right.
 */
export function windowPads(padding: number, inputShape: readonly number[], window: SlidingWindow): number[] {
  if (padding === validPadding) return [0, 0, 0, 0];
  const [top, bottom] = samePads(inputShape[1] ?? 0, window, 0);
  const [left, right] = samePads(inputShape[2] ?? 0, window, 1);
  return [top, left, bottom, right];
}

function samePads(
  size: number,
  { kernel, strides, dilations }: SlidingWindow,
  axis: 0 | 1,
): [number, number] {
  const reach = (kernel[axis] - 1) * dilations[axis] + 1;
  const resultSize = Math.ceil(size / strides[axis]);
  const total = Math.max(0, (resultSize - 1) * strides[axis] + reach - size);
  const before = Math.floor(total / 2);
  return [before, total - before];
}
