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

/** 1 where a chain of person pixels leads to the seed. */
function reachable({ alpha, widthPx, heightPx }: AlphaGrid, seed: number): Uint8Array {
  const seen = new Uint8Array(alpha.length);
  const stack = new Int32Array(alpha.length);
  let count = 0;
  stack[count++] = seed;
  seen[seed] = 1;
  while (count > 0) {
    const i = stack[--count]!;
    const y = (i / widthPx) | 0;
    const x = i - y * widthPx;
    const left = Math.max(0, x - gapPx);
    const right = Math.min(widthPx - 1, x + gapPx);
    const bottom = Math.min(heightPx - 1, y + gapPx);
    for (let row = Math.max(0, y - gapPx); row <= bottom; row++) {
      for (let j = row * widthPx + left; j <= row * widthPx + right; j++) {
        if (seen[j] || alpha[j]! < tieAlpha) continue;
        seen[j] = 1;
        stack[count++] = j;
      }
    }
  }
  return seen;
}

/** The middle of the face, which `fillFace` has made solid. */
function seedOf({ widthPx, heightPx }: AlphaGrid, { oval }: GridHead): number {
  const x = oval.reduce((sum, p) => sum + p.x, 0) / oval.length;
  const y = oval.reduce((sum, p) => sum + p.y, 0) / oval.length;
  const column = Math.min(widthPx - 1, Math.max(0, Math.floor(x)));
  return Math.min(heightPx - 1, Math.max(0, Math.floor(y))) * widthPx + column;
}
