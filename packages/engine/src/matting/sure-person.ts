import { type WallPlane, wallPlane } from '../measure/background/wall-evenness.ts';
import { dilateMask } from '../raster/mask.ts';
import type { Raster } from '../raster/raster.ts';
import type { GridOpinions } from './join-nets.ts';

/** From the first value to the second, the least share that the three nets give to the person becomes certain. */
const certain = { from: 0.9, full: 0.99 } as const;
/** All nets give less than this to the person where the colour of the wall is fitted, in at least this part of the picture. */
const wallShareMax = 0.02;
const wallPartMin = 0.05;
/** Plain walls deviate by up to 11 bytes from a plane of colour; rooms and landscapes by 36 and more. */
const plainDeviationMax = 11;
/** Distance from the colour of a plain wall beyond which no shadow on it lies, bytes. */
const unlikeWallMin = 60;
/** Edges of hair mix the colours of hair and wall; pixels at least this far inside do not, px of the grid. */
const edgePx = 2;
/** A fine net sees the person from here on. */
const seenMin = 0.5;

/**
 * Alpha that no later step may go below: the colours around a pixel are no reason to take it away from the person where
 * IS-Net, RVM and the person mask all see the person. Before a plain wall, one of the two fine nets is enough inside
 * an area of clearly another colour than the wall.
 *
 * Out: alpha 0..1 on the grid of the matting net.
 */
export function surePerson({ net, people, person }: GridOpinions, seen: Raster): Float32Array {
  const sure = Float32Array.from(net, (share, i) => {
    const least = Math.min(share, people[i]!, person[i]!);
    return least * Math.min(1, Math.max(0, (least - certain.from) / (certain.full - certain.from)));
  });
  const isWall = Uint8Array.from(net, (share, i) =>
    Math.max(share, people[i]!, person[i]!) < wallShareMax ? 1 : 0,
  );
  const wall = wallPlane(seen, isWall, wallPartMin);
  if (!wall || wall.deviation > plainDeviationMax) return sure;
  const nearWallColour = dilateMask(likeWall(seen, wall), seen, edgePx);
  for (let i = 0; i < sure.length; i++) {
    const finest = Math.max(net[i]!, people[i]!);
    if (!nearWallColour[i] && finest >= seenMin) sure[i] = 1;
  }
  return sure;
}

export function keepSurePerson(alpha: Float32Array, sure: Float32Array): void {
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! < sure[i]!) alpha[i] = sure[i]!;
}

/** 1 where a pixel may show the wall. */
function likeWall({ data, widthPx, heightPx }: Raster, wall: WallPlane): Uint8Array {
  const like = new Uint8Array(widthPx * heightPx);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) {
      const red = data[3 * i]! - wall.colourAt(x, y, 0);
      const green = data[3 * i + 1]! - wall.colourAt(x, y, 1);
      const blue = data[3 * i + 2]! - wall.colourAt(x, y, 2);
      if (red * red + green * green + blue * blue < unlikeWallMin * unlikeWallMin) like[i] = 1;
    }
  }
  return like;
}
