import type { Raster } from '../geometry/raster.ts';

/**
 * How far the colours of a wall are from an even one in even light, which may grow brighter towards a side: the standard
 * deviation from a plane over the picture, of the channel that has most of it.
 *
 * In:  a picture, and 1 where it shows the wall.
 * Out: bytes; null where less than `shareMin` of the picture is wall.
 */
export function wallDeviation(
  { data, widthPx, heightPx }: Raster,
  wall: Uint8Array,
  shareMin: number,
): number | null {
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
  return Math.max(...channels.map((channel) => deviationFromPlane(place, channel)));
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

/** Of least squares: what is left of the variance when that along the plane is taken away. */
function deviationFromPlane({ count, x, y, xx, xy, yy }: PlaceSums, { v, vv, vx, vy }: ChannelSums): number {
  const across = xx - (x * x) / count;
  const down = yy - (y * y) / count;
  const both = xy - (x * y) / count;
  const alongX = vx - (v * x) / count;
  const alongY = vy - (v * y) / count;
  const determinant = across * down - both * both;
  const explained =
    determinant > 0
      ? (down * alongX * alongX - 2 * both * alongX * alongY + across * alongY * alongY) / determinant
      : 0;
  return Math.sqrt(Math.max(0, vv - (v * v) / count - explained) / count);
}
