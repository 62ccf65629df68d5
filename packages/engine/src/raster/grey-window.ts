import type { Raster } from './raster.ts';

/** Part of a picture in grey, gamma-encoded (ITU-R BT.601 weights), 0 to 255. */
export interface GreyWindow {
  values: Float32Array;
  widthPx: number;
  heightPx: number;
  /** Where its first pixel lies in the picture, px. */
  left: number;
  top: number;
}

/** The window is cut to the picture; null when less than `sideMinPx` of it remains in either direction. */
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

/** Blurs with a Gaussian of `sigmaPx`, px of the window, its border repeated. */
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

/** A window of half the size: means of squares of two by two; `left` and `top` are halved too. */
export function halved(window: GreyWindow): GreyWindow {
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

/** Halved as long as `unitPx` stays above the size at which all that is sought is still there. */
export function reduced(window: GreyWindow, unitPx: number): { window: GreyWindow; unitPx: number } {
  if (unitPx < unitPxEnough) return { window, unitPx };
  return reduced(halved(window), unitPx / 2);
}

/** px between the eyes. */
const unitPxEnough = 160;

function gaussian(sigmaPx: number): Float32Array {
  const reach = Math.max(1, Math.ceil(sigmaPx * 3));
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigmaPx * sigmaPx)),
  );
  const sum = kernel.reduce((total, value) => total + value, 0);
  return kernel.map((value) => value / sum);
}

interface Lines {
  count: number;
  length: number;
  /** From one value of a line to the next, and from one line to the next. */
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
