import type { Raster } from './raster.ts';

/** Rectangle of a picture in gamma-encoded grey (ITU-R BT.601 weights), 0 to 255. */
export interface GreyWindow {
  values: Float32Array;
  widthPx: number;
  heightPx: number;
  /** Position of its first pixel in the picture, px. */
  left: number;
  top: number;
}

/**
 * Converts a rectangle of a picture to grey.
 *
 * In:  box in px of the picture, widened to whole pixels and clipped to the picture.
 * Out: null when the clipped box is narrower or lower than `sideMinPx`.
 */
export function greyWindow(
  picture: Raster,
  box: { left: number; top: number; right: number; bottom: number },
  sideMinPx = 8,
): GreyWindow | null {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const widthPx = Math.min(picture.widthPx, Math.ceil(box.right)) - left;
  const heightPx = Math.min(picture.heightPx, Math.ceil(box.bottom)) - top;
  if (widthPx < sideMinPx || heightPx < sideMinPx) return null;
  const values = new Float32Array(widthPx * heightPx);
  for (let y = 0, i = 0; y < heightPx; y++) {
    let from = ((top + y) * picture.widthPx + left) * 3;
    for (let x = 0; x < widthPx; x++, i++, from += 3) {
      values[i] =
        0.299 * picture.data[from]! + 0.587 * picture.data[from + 1]! + 0.114 * picture.data[from + 2]!;
    }
  }
  return { values, widthPx, heightPx, left, top };
}

/** Gaussian blur of `sigmaPx`, px of the window, with the border replicated. */
export function blurred(window: GreyWindow, sigmaPx: number): GreyWindow {
  const kernel = gaussian(sigmaPx);
  const { widthPx, heightPx } = window;
  const across = convolved(window.values, kernel, {
    count: heightPx,
    length: widthPx,
    step: 1,
    next: widthPx,
  });
  const values = convolved(across, kernel, { count: widthPx, length: heightPx, step: widthPx, next: 1 });
  return { ...window, values };
}

/** A window of half the size by 2 x 2 means; `left` and `top` are halved too. */
function halved(window: GreyWindow): GreyWindow {
  const { values, widthPx, left, top } = window;
  const halfWidth = Math.floor(widthPx / 2);
  const halfHeight = Math.floor(window.heightPx / 2);
  const means = new Float32Array(halfWidth * halfHeight);
  for (let y = 0, i = 0; y < halfHeight; y++) {
    for (let x = 0; x < halfWidth; x++, i++) {
      const at = 2 * (y * widthPx + x);
      means[i] = (values[at]! + values[at + 1]! + values[at + widthPx]! + values[at + widthPx + 1]!) / 4;
    }
  }
  return { values: means, widthPx: halfWidth, heightPx: halfHeight, left: left / 2, top: top / 2 };
}

/**
 * Halves a window until the inter-eye distance is below 160 px, which preserves all detail that the measures use and
 * bounds their running time.
 *
 * In:  `unitPx`, inter-eye distance in px of the window.
 * Out: the window, and its inter-eye distance in px.
 */
export function downscaled(window: GreyWindow, unitPx: number): { window: GreyWindow; unitPx: number } {
  if (unitPx < unitPxMax) return { window, unitPx };
  return downscaled(halved(window), unitPx / 2);
}

/** Inter-eye distance, px. */
const unitPxMax = 160;

function gaussian(sigmaPx: number): Float32Array {
  const radius = Math.max(1, Math.ceil(sigmaPx * 3));
  const kernel = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigmaPx * sigmaPx)),
  );
  const sum = kernel.reduce((total, value) => total + value, 0);
  return kernel.map((value) => value / sum);
}

interface Lines {
  count: number;
  length: number;
  /** Index offsets from one value of a line to the next, and from one line to the next. */
  step: number;
  next: number;
}

function convolved(values: Float32Array, kernel: Float32Array, { count, length, step, next }: Lines) {
  const result = new Float32Array(values.length);
  const reach = (kernel.length - 1) / 2;
  const padded = new Float32Array(length + 2 * reach);
  for (let line = 0; line < count; line++) {
    const start = line * next;
    for (let i = 0; i < length; i++) padded[reach + i] = values[start + i * step]!;
    padded.fill(padded[reach]!, 0, reach);
    padded.fill(padded[reach + length - 1]!, reach + length);
    for (let i = 0; i < length; i++) {
      let sum = 0;
      for (let k = 0; k < kernel.length; k++) sum += padded[i + k]! * kernel[k]!;
      result[start + i * step] = sum;
    }
  }
  return result;
}
