import type { AlphaGrid } from './matte-resize.ts';
import type { GridHead } from './matte-solid.ts';

/** Fainter alpha does not hold pieces together. */
const tieAlpha = 0.05;
/** Strands may be broken for so many px of the grid and still hang on the head. */
const gapPx = 2;

/** Keeps what hangs together with the face and sets everything else to background. */
export function dropIslands(grid: AlphaGrid, head: GridHead): void {
  const { alpha } = grid;
  const kept = reachable(grid, seedOf(grid, head));
  for (let i = 0; i < alpha.length; i++) if (!kept[i]) alpha[i] = 0;
}

/** 1 where a chain of person pixels leads to the seed. Followed run by run: most of a person is wide. */
function reachable({ alpha, widthPx, heightPx }: AlphaGrid, seed: number): Uint8Array {
  const seen = new Uint8Array(alpha.length);
  const starts = [seed];
  seen[seed] = 1;
  for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
    const y = (start / widthPx) | 0;
    const row = y * widthPx;
    const first = followRun(alpha, seen, start, -1, row - 1);
    const last = followRun(alpha, seen, start, 1, row + widthPx);
    const left = Math.max(0, first - row - gapPx);
    const right = Math.min(widthPx - 1, last - row + gapPx);
    const bottom = Math.min(heightPx - 1, y + gapPx);
    for (let other = Math.max(0, y - gapPx); other <= bottom; other++) {
      if (other !== y) startRuns(alpha, seen, other * widthPx + left, other * widthPx + right, starts);
    }
  }
  return seen;
}

/** Marks the pixels of a run from `start` on; out: the last of them. */
function followRun(alpha: Float32Array, seen: Uint8Array, start: number, step: 1 | -1, end: number): number {
  let last = start;
  for (let at = start + step; at !== end && Math.abs(at - last) <= gapPx; at += step) {
    if (alpha[at]! < tieAlpha) continue;
    seen[at] = 1;
    last = at;
  }
  return last;
}

/** One start, marked, for every run of unseen pixels between two of a row. */
function startRuns(alpha: Float32Array, seen: Uint8Array, from: number, to: number, starts: number[]): void {
  let last = -Infinity;
  for (let at = from; at <= to; at++) {
    if (seen[at] || alpha[at]! < tieAlpha) continue;
    if (at - last > gapPx) {
      seen[at] = 1;
      starts.push(at);
    }
    last = at;
  }
}

/** The middle of the face, which `fillFace` has made solid. */
function seedOf({ widthPx, heightPx }: AlphaGrid, { oval }: GridHead): number {
  const x = oval.reduce((sum, p) => sum + p.x, 0) / oval.length;
  const y = oval.reduce((sum, p) => sum + p.y, 0) / oval.length;
  const column = Math.min(widthPx - 1, Math.max(0, Math.floor(x)));
  return Math.min(heightPx - 1, Math.max(0, Math.floor(y))) * widthPx + column;
}
