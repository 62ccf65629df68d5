import type { Raster, Size } from '../raster/raster.ts';

/** A turned rectangle in a picture: its centre, the direction of its length in radians, and its sides, px. */
export interface Strip {
  x: number;
  y: number;
  angle: number;
  length: number;
  height: number;
}

/** Draws a strip of a picture level and at a given size. Pixels outside the picture repeat its edge. */
export function strip(picture: Raster, { x, y, angle, length, height }: Strip, size: Size): Raster {
  const { widthPx, heightPx } = size;
  const data = new Uint8Array(3 * widthPx * heightPx);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let row = 0, i = 0; row < heightPx; row++) {
    const across = ((row + 0.5) / heightPx - 0.5) * height;
    for (let column = 0; column < widthPx; column++, i += 3) {
      const along = ((column + 0.5) / widthPx - 0.5) * length;
      copyPixel(picture, x + along * cos - across * sin - 0.5, y + along * sin + across * cos - 0.5, data, i);
    }
  }
  return { data, widthPx, heightPx };
}

/** Interpolates the pixel at `x`, `y` between its four neighbours. */
function copyPixel({ data, widthPx, heightPx }: Raster, x: number, y: number, to: Uint8Array, at: number) {
  const left = Math.max(0, Math.min(widthPx - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(heightPx - 2, Math.floor(y)));
  const [right, down] = [Math.max(0, Math.min(1, x - left)), Math.max(0, Math.min(1, y - top))];
  const i = 3 * (top * widthPx + left);
  const below = i + 3 * widthPx;
  for (let c = 0; c < 3; c++) {
    const upper = data[i + c]! * (1 - right) + data[i + 3 + c]! * right;
    const lower = data[below + c]! * (1 - right) + data[below + 3 + c]! * right;
    to[at + c] = upper * (1 - down) + lower * down + 0.5;
  }
}
