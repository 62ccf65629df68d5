import type { Size } from '../../raster/raster.ts';
import { outlineAround } from './outline-around.ts';

/** A connected component of pixels that are probably on the wrong side of the matte. */
export interface Piece {
  areaPx: number;
  /** Number of its pixels that are certainly on the wrong side. */
  certainPx: number;
  /** Corners, x and y interleaved, px. */
  outline: number[];
}

/** Smoothed log odds from which a pixel is on the wrong side, and from which it is certainly so. */
const pieceOdds = 1;
const certainOdds = 2;

/**
 * Smooths the odds, which suppresses single pixels, and extracts connected components above the threshold.
 *
 * In:  log odds that each pixel is on the wrong side; least area, px.
 * Out: largest first.
 */
export function piecesOf(odds: Float32Array, size: Size, areaMinPx: number): Piece[] {
  const smooth = smoothed(odds, size);
  const labels = new Int32Array(odds.length);
  const pieces: Piece[] = [];
  let label = 0;
  for (let start = 0; start < odds.length; start++) {
    if (labels[start] || smooth[start]! <= pieceOdds) continue;
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

/** Binomial filter, weights 1, 2, 1 along rows and columns. */
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

/** Labels the 4-connected component of `start` and returns its pixels. */
function flood(odds: Float32Array, labels: Int32Array, { start, label, widthPx }: Seed): number[] {
  const pixels = [start];
  labels[start] = label;
  for (let next = 0; next < pixels.length; next++) {
    const i = pixels[next]!;
    const x = i % widthPx;
    for (const j of [i - widthPx, i + widthPx, x > 0 ? i - 1 : -1, x + 1 < widthPx ? i + 1 : -1]) {
      if (j < 0 || j >= odds.length || labels[j] || odds[j]! <= pieceOdds) continue;
      labels[j] = label;
      pixels.push(j);
    }
  }
  return pixels;
}
