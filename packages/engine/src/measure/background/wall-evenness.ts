import type { Raster } from '../../raster/raster.ts';

/** The colour of an even wall in even light: a plane over the picture for each channel. */
export interface WallPlane {
  /** Bytes, fitted at a pixel; channel 0 to 2. */
  colourAt(x: number, y: number, channel: number): number;
  /** Standard deviation from the plane of the channel that has most of it, bytes. */
  deviation: number;
}

/**
 * Fits a plane of least squares to the colours of a wall, which may grow brighter towards a side.
 *
 * In:  a picture, and 1 where it shows the wall.
 * Out: null if less than `shareMin` of the picture is wall.
 */
export function wallPlane(
  { data, widthPx, heightPx }: Raster,
  wall: Uint8Array,
  shareMin: number,
): WallPlane | null {
  const place = { count: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 };
  const channels = [0, 1, 2].map((offset) => ({ offset, v: 0, vv: 0, vx: 0, vy: 0 }));
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) {
      if (!wall[i]) continue;
      place.count++;
      place.x += x;
      place.y += y;
      place.xx += x * x;
      place.xy += x * y;
      place.yy += y * y;
      for (const channel of channels) {
        const value = data[3 * i + channel.offset]!;
        channel.v += value;
        channel.vv += value * value;
        channel.vx += value * x;
        channel.vy += value * y;
      }
    }
  }
  if (place.count < shareMin * wall.length) return null;
  const planes = channels.map((channel) => planeOf(place, channel));
  return {
    colourAt: (x, y, channel) => {
      const { mean, perX, perY } = planes[channel]!;
      return mean + perX * (x - place.x / place.count) + perY * (y - place.y / place.count);
    },
    deviation: Math.max(...planes.map(({ deviation }) => deviation)),
  };
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
