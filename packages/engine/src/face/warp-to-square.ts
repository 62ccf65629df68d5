import { invert, type Similarity } from '../geometry/similarity.ts';
import type { Space } from '../geometry/spaces.ts';
import type { Raster } from '../raster/raster.ts';

/**
 * Warps a picture into a square, bilinear, black outside the picture.
 *
 * In: transform from px of the picture to px of the square; side of the square, px.
 */
export function warpToSquare(picture: Raster, toSquare: Similarity<Space, Space>, sizePx: number): Raster {
  const { a, b, tx, ty } = invert(toSquare);
  const { data: from, widthPx, heightPx } = picture;
  const data = new Uint8Array(sizePx * sizePx * 3);
  const rowLength = widthPx * 3;
  const xMax = widthPx - 1;
  const yMax = heightPx - 1;
  let to = 0;
  for (let row = 0; row < sizePx; row++) {
    // Subtracting 0.5 moves pixel centres from halves to whole numbers.
    let x = 0.5 * a - (row + 0.5) * b + tx - 0.5;
    let y = 0.5 * b + (row + 0.5) * a + ty - 0.5;
    for (let column = 0; column < sizePx; column++, x += a, y += b, to += 3) {
      if (x < 0 || y < 0 || x >= xMax || y >= yMax) continue;
      const left = x | 0;
      const top = y | 0;
      const w11 = (x - left) * (y - top);
      const w01 = x - left - w11;
      const w10 = y - top - w11;
      const w00 = 1 - w01 - w10 - w11;
      const at = top * rowLength + left * 3;
      const below = at + rowLength;
      data[to] = from[at]! * w00 + from[at + 3]! * w01 + from[below]! * w10 + from[below + 3]! * w11 + 0.5;
      data[to + 1] =
        from[at + 1]! * w00 + from[at + 4]! * w01 + from[below + 1]! * w10 + from[below + 4]! * w11 + 0.5;
      data[to + 2] =
        from[at + 2]! * w00 + from[at + 5]! * w01 + from[below + 2]! * w10 + from[below + 5]! * w11 + 0.5;
    }
  }
  return { data, widthPx: sizePx, heightPx: sizePx };
}
