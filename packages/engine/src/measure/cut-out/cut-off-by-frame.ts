import type { Size } from '../../raster/raster.ts';
/**
 * Where a frame is narrow, the wall beside hair ends at its edge before it is far from anybody, and goes on outside;
 * so does what stands behind somebody.
 *
 * In:  1 where something is certainly wall, and where it may lie; the row of the chin, for shoulders go on outside too.
 * Out: 1 along the upper, left and right edges of the picture: above the chin, and below where what hangs together
 *      holds nothing certain.
 */
export function cutOffByFrame(
  certain: Uint8Array,
  ways: Uint8Array,
  { widthPx, heightPx, chinY }: Size & { chinY: number },
): Uint8Array {
  const edge = new Uint8Array(certain.length);
  const seen = new Uint8Array(certain.length);
  for (const start of edgesOf({ widthPx, heightPx })) {
    if (!ways[start] || seen[start]) continue;
    const pixels = [start];
    seen[start] = 1;
    let isKnown = false;
    for (let next = 0; next < pixels.length; next++) {
      const i = pixels[next]!;
      if (certain[i]) isKnown = true;
      const x = i % widthPx;
      for (const j of [i - widthPx, i + widthPx, x > 0 ? i - 1 : -1, x + 1 < widthPx ? i + 1 : -1]) {
        if (j < 0 || j >= seen.length || seen[j] || !(ways[j] || certain[j])) continue;
        seen[j] = 1;
        pixels.push(j);
      }
    }
    for (const i of pixels) {
      if (isAtEdge(i, widthPx) && (!isKnown || i < chinY * widthPx)) edge[i] = 1;
    }
  }
  return edge;
}

function edgesOf({ widthPx, heightPx }: Size): number[] {
  const top = Array.from({ length: widthPx }, (_, x) => x);
  const sides = Array.from({ length: heightPx }, (_, y) => [y * widthPx, (y + 1) * widthPx - 1]);
  return [...top, ...sides.flat()];
}

function isAtEdge(i: number, widthPx: number): boolean {
  const x = i % widthPx;
  return i < widthPx || x === 0 || x === widthPx - 1;
}
