import type { Level } from './foreground-levels.ts';

/** Foreground and background colours of one level, interleaved RGB 0..255. */
interface Layers {
  readonly foreground: Float32Array;
  readonly background: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Initial layers of a level: the enlarged layers of the coarser level, replaced by the picture where alpha shows only
 * that layer. On the coarsest level both layers start as the picture.
 */
export function layersFrom(level: Level, coarser: Layers | null): Layers {
  const { colour, alpha, widthPx, heightPx } = level;
  const foreground = Float32Array.from(colour);
  const background = Float32Array.from(colour);
  if (!coarser) return { foreground, background, widthPx, heightPx };
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = Math.min(coarser.heightPx - 1, y >> 1) * coarser.widthPx;
    for (let x = 0; x < widthPx; x++, i++) {
      const at = (row + Math.min(coarser.widthPx - 1, x >> 1)) * 3;
      if (alpha[i]! < 1) copyColour(coarser.foreground, at, foreground, i * 3);
      if (alpha[i]! > 0) copyColour(coarser.background, at, background, i * 3);
    }
  }
  return { foreground, background, widthPx, heightPx };
}

/**
 * Smoothness weight between neighbours, equation 3 of the paper: a constant, plus a term proportional to the difference
 * of their alphas.
 */
const likeness = 1e-5;
const likenessPerAlphaStep = 1;
const rounds = { small: 10, large: 2 } as const;
const smallPx = 32;

/**
 * Gauss-Seidel iterations over the pixels with 0 < alpha < 1; each step solves both colours of a pixel together.
 * Changes `layers` in place.
 */
export function solveLevel(level: Level, layers: Layers): void {
  const { alpha, widthPx, heightPx } = level;
  const mixed = mixedPixels(alpha);
  const count = Math.max(widthPx, heightPx) <= smallPx ? rounds.small : rounds.large;
  for (let round = 0; round < count; round++) {
    for (const i of mixed) solvePixel(i, level, layers);
  }
}

function mixedPixels(alpha: Float32Array): Int32Array {
  const mixed = new Int32Array(alpha.length);
  let count = 0;
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! > 0 && alpha[i]! < 1) mixed[count++] = i;
  return mixed.subarray(0, count);
}

/**
 * Least squares for one pixel: alpha F + (1 - alpha) B must match the picture, and F and B those of the four
 * neighbours.
 */
function solvePixel(i: number, { colour, alpha, widthPx, heightPx }: Level, layers: Layers): void {
  const { foreground, background } = layers;
  const x = i % widthPx;
  const y = (i / widthPx) | 0;
  const a = alpha[i]!;
  const b = 1 - a;
  const p = i * 3;
  let ff = a * a;
  let bb = b * b;
  let f0 = a * colour[p]!;
  let f1 = a * colour[p + 1]!;
  let f2 = a * colour[p + 2]!;
  let b0 = b * colour[p]!;
  let b1 = b * colour[p + 1]!;
  let b2 = b * colour[p + 2]!;
  for (let side = 0; side < 4; side++) {
    const j =
      side === 0
        ? x > 0
          ? i - 1
          : i
        : side === 1
          ? x < widthPx - 1
            ? i + 1
            : i
          : side === 2
            ? y > 0
              ? i - widthPx
              : i
            : y < heightPx - 1
              ? i + widthPx
              : i;
    const weight = likeness + likenessPerAlphaStep * Math.abs(a - alpha[j]!);
    const q = j * 3;
    ff += weight;
    bb += weight;
    f0 += weight * foreground[q]!;
    f1 += weight * foreground[q + 1]!;
    f2 += weight * foreground[q + 2]!;
    b0 += weight * background[q]!;
    b1 += weight * background[q + 1]!;
    b2 += weight * background[q + 2]!;
  }
  const fb = a * b;
  const scale = 1 / (ff * bb - fb * fb);
  foreground[p] = toRange((bb * f0 - fb * b0) * scale);
  foreground[p + 1] = toRange((bb * f1 - fb * b1) * scale);
  foreground[p + 2] = toRange((bb * f2 - fb * b2) * scale);
  background[p] = toRange((ff * b0 - fb * f0) * scale);
  background[p + 1] = toRange((ff * b1 - fb * f1) * scale);
  background[p + 2] = toRange((ff * b2 - fb * f2) * scale);
}

function toRange(value: number): number {
  return Math.min(255, Math.max(0, value));
}

function copyColour(from: Float32Array, at: number, to: Float32Array, target: number): void {
  to[target] = from[at]!;
  to[target + 1] = from[at + 1]!;
  to[target + 2] = from[at + 2]!;
}
