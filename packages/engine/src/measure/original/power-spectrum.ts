import { type FaceAxes, pointOnAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import { fourierSquare } from '../../raster/fourier.ts';
import { greyWindow } from '../../raster/grey-window.ts';
import type { Raster } from '../../raster/raster.ts';

export const squareSizePx = 128;
const half = squareSizePx / 2;

/**
 * Zero-mean grey of a square with a Hann window, shifted into the picture if necessary.
 *
 * In:  centre in inter-eye distances from the eye midpoint.
 * Out: squareSizePx² values; null when the picture is smaller than the square.
 */
export function squareAround(
  picture: Raster,
  axes: FaceAxes<Space>,
  { right, up }: { right: number; up: number },
): Float32Array | null {
  const { x, y } = pointOnAxes(axes, right, up);
  const left = Math.min(picture.widthPx - squareSizePx, Math.max(0, Math.round(x - half)));
  const top = Math.min(picture.heightPx - squareSizePx, Math.max(0, Math.round(y - half)));
  const box = { left, top, right: left + squareSizePx, bottom: top + squareSizePx };
  const window = greyWindow(picture, box, squareSizePx);
  if (!window) return null;
  const { values } = window;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  for (let i = 0; i < values.length; i++) {
    values[i] = (values[i]! - mean) * hann[i % squareSizePx]! * hann[Math.floor(i / squareSizePx)]!;
  }
  return values;
}

const hann = Float32Array.from(
  { length: squareSizePx },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / squareSizePx),
);

/**
 * Mean log power spectrum of the squares. Two real squares share one complex transform.
 *
 * Out: the non-redundant half plane: rows are the vertical frequencies from 0 to below size / 2, columns all horizontal
 *      ones.
 */
export function logPowerOf(squares: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(half * squareSizePx);
  for (let k = 0; k < squares.length; k += 2) {
    const real = Float32Array.from(squares[k]!);
    const imaginary = Float32Array.from(squares[k + 1] ?? squares[k]!);
    fourierSquare(real, imaginary, squareSizePx);
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < squareSizePx; x++) {
        const at = y * squareSizePx + x;
        const mirrored =
          ((squareSizePx - y) % squareSizePx) * squareSizePx + ((squareSizePx - x) % squareSizePx);
        const firstRe = real[at]! + real[mirrored]!;
        const firstIm = imaginary[at]! - imaginary[mirrored]!;
        const secondRe = imaginary[at]! + imaginary[mirrored]!;
        const secondIm = real[mirrored]! - real[at]!;
        sum[at]! += Math.log(1 + firstRe ** 2 + firstIm ** 2) + Math.log(1 + secondRe ** 2 + secondIm ** 2);
      }
    }
  }
  const count = 2 * Math.ceil(squares.length / 2);
  return sum.map((value) => value / count);
}
