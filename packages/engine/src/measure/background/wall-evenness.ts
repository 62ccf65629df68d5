import type { Raster, Size } from '../../raster/raster.ts';
import type { Rgb } from '../../raster/rgb.ts';

/** Model of a plain wall: for each channel, a plane over the picture. */
export interface WallPlane {
  /** Fitted colour at a pixel, bytes. */
  colourAt(x: number, y: number): Rgb;
  /** Change of the colour from a pixel to the next one in its row, bytes. */
  perPixelAcross: Rgb;
  /** Largest standard deviation from the plane over the channels, bytes. */
  deviation: number;
}

/**
 * Least-squares plane for each channel of a wall, which allows for a linear falloff of the illumination.
 *
 * In:  picture; mask of its wall, 1 per wall pixel.
 * Out: null when less than `shareMin` of the picture is wall.
 */
export function wallPlane(picture: Raster, wall: Uint8Array, shareMin: number): WallPlane | null {
  const place = sumsOfPlace(wall, picture);
  if (place.count < shareMin * wall.length) return null;
  const [red, green, blue] = [0, 1, 2].map((offset) => planeOf(place, sumsOfChannel(picture, wall, offset)));
  const planes = [red!, green!, blue!] as const;
  return {
    colourAt: (x, y) => {
      const [fromX, fromY] = [x - place.x / place.count, y - place.y / place.count];
      const [r, g, b] = planes.map(({ mean, perX, perY }) => mean + perX * fromX + perY * fromY);
      return [r!, g!, b!];
    },
    perPixelAcross: [red!.perX, green!.perX, blue!.perX],
    deviation: Math.max(...planes.map(({ deviation }) => deviation)),
  };
}

function sumsOfPlace(wall: Uint8Array, { widthPx, heightPx }: Size): PlaceSums {
  let [count, sumX, sumY, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      if (wall[i] === 0) continue;
      count++;
      sumX += x;
      sumY += y;
      xx += x * x;
      xy += x * y;
      yy += y * y;
    }
  return { count, x: sumX, y: sumY, xx, xy, yy };
}

function sumsOfChannel({ data, widthPx, heightPx }: Raster, wall: Uint8Array, offset: number): ChannelSums {
  let [v, vv, vx, vy] = [0, 0, 0, 0];
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      if (wall[i] === 0) continue;
      const value = data[3 * i + offset]!;
      v += value;
      vv += value * value;
      vx += value * x;
      vy += value * y;
    }
  return { v, vv, vx, vy };
}

interface PlaceSums {
  count: number;
  x: number;
  y: number;
  xx: number;
  xy: number;
  yy: number;
}

interface ChannelSums {
  v: number;
  vv: number;
  vx: number;
  vy: number;
}

function planeOf({ count, x, y, xx, xy, yy }: PlaceSums, { v, vv, vx, vy }: ChannelSums) {
  const across = xx - (x * x) / count;
  const down = yy - (y * y) / count;
  const both = xy - (x * y) / count;
  const alongX = vx - (v * x) / count;
  const alongY = vy - (v * y) / count;
  const determinant = across * down - both * both;
  const perX = determinant > 0 ? (down * alongX - both * alongY) / determinant : 0;
  const perY = determinant > 0 ? (across * alongY - both * alongX) / determinant : 0;
  const unexplained = vv - (v * v) / count - perX * alongX - perY * alongY;
  return { mean: v / count, perX, perY, deviation: Math.sqrt(Math.max(0, unexplained) / count) };
}
