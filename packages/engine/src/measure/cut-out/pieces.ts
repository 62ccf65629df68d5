import { outlineAround } from './outline-around.ts';

interface Size {
  widthPx: number;
  heightPx: number;
}

/** What hangs together and looks as if it had come to the wrong side of the cut. */
export interface Piece {
  areaPx: number;
  /** Of it what is certain. */
  certainPx: number;
  /** Corners, x and y interleaved. */
  outline: number[];
}

/** Odds from which a pixel is taken to be on the wrong side, and is so without doubt. */
const seenOdds = 1;
const certainOdds = 1.5;

/**
 * Gathers pixels into pieces, largest first. Neighbours speak for each other, so that a single pixel is none.
 *
 * In: logarithmic odds of each pixel's being on the wrong side; very low where nobody asks.
 */
export function piecesOf(odds: Float32Array, size: Size, areaMinPx: number): Piece[] {
  const smooth = smoothed(smoothed(odds, size.widthPx, 1), size.heightPx, size.widthPx);
  const labels = new Int32Array(odds.length);
  const pieces: Piece[] = [];
  let label = 0;
  for (let start = 0; start < odds.length; start++) {
    if (labels[start] || smooth[start]! <= seenOdds) continue;
    const pixels = flood(smooth, labels, { start, label: ++label, widthPx: size.widthPx });
    if (pixels.length < areaMinPx) continue;
    pieces.push({
      areaPx: pixels.length,
      certainPx: pixels.filter((i) => smooth[i]! > certainOdds).length,
      outline: outlineAround(labels, size, start),
    });
  }
  return pieces.sort((p, q) => q.areaPx - p.areaPx);
}

/** Weights 1, 2, 1 along an axis whose entries lie `stride` apart and are `length` long. */
function smoothed(values: Float32Array, length: number, stride: number): Float32Array {
  const means = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const place = Math.floor(i / stride) % length;
    const before = place > 0 ? values[i - stride]! : values[i]!;
    const after = place < length - 1 ? values[i + stride]! : values[i]!;
    means[i] = (before + 2 * values[i]! + after) / 4;
  }
  return means;
}

interface Seed {
  start: number;
  label: number;
  widthPx: number;
}

/** Labels all that hangs together with `start` by its sides. */
function flood(odds: Float32Array, labels: Int32Array, { start, label, widthPx }: Seed): number[] {
  const pixels = [start];
  labels[start] = label;
  for (let next = 0; next < pixels.length; next++) {
    const i = pixels[next]!;
    const x = i % widthPx;
    for (const j of [i - widthPx, i + widthPx, x > 0 ? i - 1 : -1, x + 1 < widthPx ? i + 1 : -1]) {
      if (j < 0 || j >= odds.length || labels[j] || odds[j]! <= seenOdds) continue;
      labels[j] = label;
      pixels.push(j);
    }
  }
  return pixels;
}
