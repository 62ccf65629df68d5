import type { AlphaGrid } from './matte-resize.ts';
import type { GridHead } from './matte-solid.ts';

/** Below this alpha a pixel does not connect pieces. */
const tieAlpha = 0.05;
/** A strand may be interrupted by up to this many grid px and still be connected. */
const gapPx = 2;

/**
 * Keeps the component that is connected to the face and sets everything else to background. Changes `grid` in place.
 */
export function dropIslands(grid: AlphaGrid, head: GridHead): void {
  const { alpha } = grid;
  const kept = reachable(grid, seedOf(grid, head));
  for (let i = 0; i < alpha.length; i++) if (!kept[i]) alpha[i] = 0;
}

/**
 * Flood fill from the seed, with gaps of up to `gapPx`; works on whole runs of pixels because most of a person is wide.
 * Out: 1 for each connected pixel.
 */
function reachable({ alpha, widthPx, heightPx }: AlphaGrid, seed: number): Uint8Array {
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

/** Centre of the face, which `fillFace` has made solid. */
function seedOf({ widthPx, heightPx }: AlphaGrid, { oval }: GridHead): number {
  const x = oval.reduce((sum, p) => sum + p.x, 0) / oval.length;
  const y = oval.reduce((sum, p) => sum + p.y, 0) / oval.length;
  const column = Math.min(widthPx - 1, Math.max(0, Math.floor(x)));
  return Math.min(heightPx - 1, Math.max(0, Math.floor(y))) * widthPx + column;
}
