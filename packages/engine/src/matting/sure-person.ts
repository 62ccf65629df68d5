import { type WallPlane, wallPlane } from '../measure/background/wall-evenness.ts';
import { boxMean } from '../raster/box-mean.ts';
import { dilateMask } from '../raster/mask.ts';
import { ramp } from '../raster/ramp.ts';
import type { Raster } from '../raster/raster.ts';

/** The mattes of the three nets, 0..1, at the size of the picture. */
interface MattesOfView {
  isNet: Float32Array;
  rvm: Float32Array;
  personMask: Float32Array;
}

/** Range in which the least of the three nets' values turns from no evidence into a certain alpha. */
const certain = { from: 0.9, full: 0.99 } as const;
/** Pixels where all nets are below this train the wall's colour, if they are at least this share of the picture. */
const wallShareMax = 0.02;
const wallPartMin = 0.05;
/**
 * Largest deviation of a plain wall from a plane of colour, in byte units; rooms and landscapes deviate by 36 and more.
 */
const plainDeviationMax = 11;
/** RGB distance from a plain wall's colour that no shadow on it reaches, in byte units. */
const unlikeWallMin = 60;
/**
 * Pixels closer than this to the wall's colour are left out, because edges of hair mix the colours of hair and wall. The
 * next row of pixels counts in part, so that the bound is no hard edge. px of portrait space.
 */
const edgePx = 2;
/** Range in which the greater of IS-Net and RVM turns from no evidence into a certain person before a plain wall. */
const seen = { from: 0.3, full: 0.5 } as const;

/**
 * Lower bound of alpha: the refiner must not remove what IS-Net, RVM and the person mask all mark as person. In front
 * of a plain wall, one of IS-Net and RVM is enough inside an area whose colour clearly differs from the wall's.
 *
 * Out: alpha 0..1.
 */
export function surePerson({ isNet, rvm, personMask }: MattesOfView, picture: Raster): Float32Array {
  const sure = new Float32Array(isNet.length);
  const isWall = new Uint8Array(isNet.length);
  for (let i = 0; i < sure.length; i++) {
    const least = Math.min(isNet[i]!, rvm[i]!, personMask[i]!);
    sure[i] = least * ramp(least, certain);
    if (isNet[i]! < wallShareMax && rvm[i]! < wallShareMax && personMask[i]! < wallShareMax) isWall[i] = 1;
  }
  const wall = wallPlane(picture, isWall, wallPartMin);
  if (!wall || wall.deviation > plainDeviationMax) return sure;
  const nearWallColour = dilateMask(likeWall(picture, wall), picture, edgePx);
  const nearWallShare = boxMean(new Float32Array(nearWallColour), picture, 1);
  for (let i = 0; i < sure.length; i++) {
    const fine = Math.max(isNet[i]!, rvm[i]!);
    sure[i] = Math.max(sure[i]!, (1 - nearWallShare[i]!) * ramp(fine, seen));
  }
  return sure;
}

/** 1 where the colour of a pixel could be the wall's. */
function likeWall({ data, widthPx, heightPx }: Raster, wall: WallPlane): Uint8Array {
  const like = new Uint8Array(widthPx * heightPx);
  const [perRed, perGreen, perBlue] = wall.perPixelAcross;
  for (let y = 0, i = 0; y < heightPx; y++) {
    let [red, green, blue] = wall.colourAt(0, y);
    for (let x = 0; x < widthPx; x++, i++) {
      const r = data[3 * i]! - red;
      const g = data[3 * i + 1]! - green;
      const b = data[3 * i + 2]! - blue;
      if (r * r + g * g + b * b < unlikeWallMin * unlikeWallMin) like[i] = 1;
      red += perRed;
      green += perGreen;
      blue += perBlue;
    }
  }
  return like;
}
