import type { Size } from '../../raster/raster.ts';

/**
 * Border pixels at which wall continues outside the frame. In a narrow frame, wall between hair and border is never far
 * enough from the person to be certain by distance.
 *
 * In:  masks of certain and of possible wall; row of the chin, since shoulders are cut off by the frame too.
 * Out: 1 on the top, left and right border: above the chin for every connected component of wall, and below it only for
 *      components without certain wall.
 */
export function cutOffByFrame(
  certain: Uint8Array,
  possible: Uint8Array,
  { widthPx, heightPx, chinY }: Size & { chinY: number },
): Uint8Array {
  const edge = new Uint8Array(certain.length);
  const visited = new Uint8Array(certain.length);
  for (const start of edgesOf({ widthPx, heightPx })) {
    if (!possible[start] || visited[start]) continue;
    const pixels = [start];
    visited[start] = 1;
    let isKnown = false;
    for (let next = 0; next < pixels.length; next++) {
      const i = pixels[next]!;
      if (certain[i]) isKnown = true;
      const x = i % widthPx;
      for (const j of [i - widthPx, i + widthPx, x > 0 ? i - 1 : -1, x + 1 < widthPx ? i + 1 : -1]) {
        if (j < 0 || j >= visited.length || visited[j] || !(possible[j] || certain[j])) continue;
        visited[j] = 1;
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
