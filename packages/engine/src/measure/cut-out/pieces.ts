import type { Size } from '../../raster/raster.ts';
import { outlineAround } from './outline-around.ts';

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
const certainOdds = 2;

/**
 * Gathers pixels into pieces, largest first. Neighbours speak for each other, so that a single pixel is none.
 *
 * In: logarithmic odds of each pixel's being on the wrong side; very low where nobody asks.
 */
export function piecesOf(odds: Float32Array, size: Size, areaMinPx: number): Piece[] {
  const smooth = smoothed(odds, size);
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

/** Weights 1, 2, 1 along rows and columns. */
function smoothed(values: Float32Array, { widthPx, heightPx }: Size): Float32Array {
  const rows = new Float32Array(values.length);
  for (let y = 0, i = 0; y < heightPx; y++) {
    let before = values[i]!;
    for (let x = 0; x < widthPx; x++, i++) {
      const value = values[i]!;
      const after = x + 1 < widthPx ? values[i + 1]! : value;
      rows[i] = (before + 2 * value + after) / 4;
      before = value;
    }
  }
  const means = new Float32Array(values.length);
  for (let y = 0, i = 0; y < heightPx; y++) {
    const above = y > 0 ? -widthPx : 0;
    const below = y + 1 < heightPx ? widthPx : 0;
    for (let x = 0; x < widthPx; x++, i++)
      means[i] = (rows[i + above]! + 2 * rows[i]! + rows[i + below]!) / 4;
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
