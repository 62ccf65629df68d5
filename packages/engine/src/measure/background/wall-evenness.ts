import type { Raster } from '../../raster/raster.ts';

/** Model of a plain wall: for each channel, a plane over the picture. */
export interface WallPlane {
  /** Fitted level at a pixel, bytes; channel 0 to 2. */
  colourAt(x: number, y: number, channel: number): number;
  /** Largest standard deviation from the plane over the channels, bytes. */
  deviation: number;
}

/**
 * Least-squares plane for each channel of a wall, which allows for a linear falloff of the illumination.
 *
 * In:  picture; mask of its wall, 1 per wall pixel.
 * Out: null when less than `shareMin` of the picture is wall.
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
