import type { Point } from '../geometry/spaces.ts';
import type { Size } from '../raster/raster.ts';

interface AlphaPlane extends Size {
  /** 0..1 */
  alpha: Float32Array;
}

/** Below this alpha a pixel does not connect pieces. */
const tieAlpha = 0.05;
/** A strand may be interrupted by up to this many px of portrait space and still be connected. */
const gapPx = 3;

/**
 * Keeps the component that is connected to a point of the face and sets everything else to background. Changes `plane`
 * in place.
 */
export function dropIslands(plane: AlphaPlane, face: Point<'portrait'>): void {
  const { alpha } = plane;
  const retained = reachable(plane, seedOf(plane, face));
  for (let i = 0; i < alpha.length; i++) if (!retained[i]) alpha[i] = 0;
}

/**
 * Flood fill from the seed, with gaps of up to `gapPx`; works on whole runs of pixels because most of a person is wide.
 * Out: 1 for each connected pixel.
 */
function reachable({ alpha, widthPx, heightPx }: AlphaPlane, seed: number): Uint8Array {
  const reached = new Uint8Array(alpha.length);
  const starts = [seed];
  reached[seed] = 1;
  for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
    const y = (start / widthPx) | 0;
    const row = y * widthPx;
    const first = followRun(alpha, reached, start, -1, row - 1);
    const last = followRun(alpha, reached, start, 1, row + widthPx);
    const left = Math.max(0, first - row - gapPx);
    const right = Math.min(widthPx - 1, last - row + gapPx);
    const bottom = Math.min(heightPx - 1, y + gapPx);
    for (let other = Math.max(0, y - gapPx); other <= bottom; other++) {
      if (other !== y) startRuns(alpha, reached, other * widthPx + left, other * widthPx + right, starts);
    }
  }
  return reached;
}

/** Marks the pixels of a run from `start` in one direction and returns the last of them. */
function followRun(
  alpha: Float32Array,
  reached: Uint8Array,
  start: number,
  step: 1 | -1,
  end: number,
): number {
  let last = start;
  for (let at = start + step; at !== end && Math.abs(at - last) <= gapPx; at += step) {
    if (alpha[at]! < tieAlpha) continue;
    reached[at] = 1;
    last = at;
  }
  return last;
}

/** Marks and adds one start for each unvisited run between two pixels of a row. */
function startRuns(
  alpha: Float32Array,
  reached: Uint8Array,
  from: number,
  to: number,
  starts: number[],
): void {
  let last = -Infinity;
  for (let at = from; at <= to; at++) {
    if (reached[at] || alpha[at]! < tieAlpha) continue;
    if (at - last > gapPx) {
      reached[at] = 1;
      starts.push(at);
    }
    last = at;
  }
}

function seedOf({ widthPx, heightPx }: Size, { x, y }: Point<'portrait'>): number {
  const column = Math.min(widthPx - 1, Math.max(0, Math.floor(x)));
  return Math.min(heightPx - 1, Math.max(0, Math.floor(y))) * widthPx + column;
}
