import { boxMean } from '../raster/box-mean.ts';
import type { Raster } from '../raster/raster.ts';
import type { AlphaGrid } from './matte-resize.ts';
import { type Samples, samplePx, samplesOf } from './sides-around.ts';

/** Hair that can be told from the wall behind it, 1 where it is. */
export interface HairNearEdge {
  /** With a wall near by. */
  rim: Uint8Array;
  /** Without: hair and nothing else. */
  deep: Uint8Array;
}

/** Tints are learnt from so far around, in samples, where so much there is hair or wall. */
const hairReach = 12;
const wallReach = 8;
const knownShare = 0.01;
/** Alpha that counts as wall to learn colours from. */
export const sureWallAlpha = 0.05;
/** Tints of hair and of wall that lie nearer to each other tell nothing, bytes. */
const apartMin = 40;
/** Hair has several tints: so many of their standard deviations are its own, which may be this part of the way to the wall's. */
const ownDeviations = 3;
const ownShareMax = 0.7;

/**
 * Lets a wall show through thin hair that the nets take for solid: grey curls before leaves are green where they are thin.
 * Shade and light change the tint of hair little (here: red and blue against green), so what lies on the way from the
 * tint of hair deeper inside to that of the wall is so much of either.
 */
export function seeThroughTint(grid: AlphaGrid, { data }: Raster, { rim, deep }: HairNearEdge): void {
  const { alpha, widthPx } = grid;
  const samples = samplesOf(grid);
  const sureWall = new Uint8Array(alpha.length);
  for (const i of samples.indices) sureWall[i] = alpha[i]! < sureWallAlpha ? 1 : 0;
  const hair = tintsAround(data, samples, { side: deep, reach: hairReach });
  const wall = tintsAround(data, samples, { side: sureWall, reach: wallReach });
  for (let i = 0; i < alpha.length; i++) {
    if (!rim[i]) continue;
    const x = i % widthPx;
    const y = (i - x) / widthPx;
    const at = ((y / samplePx) | 0) * samples.widthPx + ((x / samplePx) | 0);
    if (hair.share[at]! < knownShare || wall.share[at]! < knownShare) continue;
    const wayRed = wall.red[at]! - hair.red[at]!;
    const wayBlue = wall.blue[at]! - hair.blue[at]!;
    const apart = Math.hypot(wayRed, wayBlue);
    if (apart < apartMin) continue;
    const own = ownDeviations * deviationAlong(hair, at, wayRed / apart, wayBlue / apart);
    if (own > ownShareMax * apart) continue;
    const red = redTint(data, i) - hair.red[at]!;
    const blue = blueTint(data, i) - hair.blue[at]!;
    const towards = (red * wayRed + blue * wayBlue) / apart;
    alpha[i] = Math.min(alpha[i]!, Math.max(0, 1 - Math.max(0, towards - own) / (apart - own)));
  }
}

const redTint = (data: Uint8Array, i: number) => data[3 * i]! - data[3 * i + 1]!;
const blueTint = (data: Uint8Array, i: number) => data[3 * i + 2]! - data[3 * i + 1]!;

/** Means around each sample. */
interface Tints {
  share: Float32Array;
  red: Float32Array;
  blue: Float32Array;
  redSquared: Float32Array;
  blueSquared: Float32Array;
  redBlue: Float32Array;
}

/** In: 1 at the pixels that count. */
function tintsAround(
  data: Uint8Array,
  samples: Samples,
  { side, reach }: { side: Uint8Array; reach: number },
): Tints {
  const counted = new Float32Array(samples.indices.length);
  const red = new Float32Array(counted.length);
  const blue = new Float32Array(counted.length);
  for (let k = 0; k < counted.length; k++) {
    const i = samples.indices[k]!;
    if (!side[i]) continue;
    counted[k] = 1;
    red[k] = redTint(data, i);
    blue[k] = blueTint(data, i);
  }
  const share = boxMean(counted, samples, reach);
  const around = { share, samples, reach };
  return {
    share,
    red: meanAround(red, around),
    blue: meanAround(blue, around),
    redSquared: meanAround(product(red, red), around),
    blueSquared: meanAround(product(blue, blue), around),
    redBlue: meanAround(product(red, blue), around),
  };
}

interface Around {
  share: Float32Array;
  samples: Samples;
  reach: number;
}

function meanAround(values: Float32Array, { share, samples, reach }: Around): Float32Array {
  const means = boxMean(values, samples, reach);
  for (let k = 0; k < means.length; k++) means[k] = share[k]! < knownShare ? 0 : means[k]! / share[k]!;
  return means;
}

function product(one: Float32Array, other: Float32Array): Float32Array {
  const values = new Float32Array(one.length);
  for (let k = 0; k < values.length; k++) values[k] = one[k]! * other[k]!;
  return values;
}

/** Standard deviation in a direction. */
function deviationAlong(tints: Tints, at: number, towardsRed: number, towardsBlue: number): number {
  const red = tints.redSquared[at]! - tints.red[at]! ** 2;
  const blue = tints.blueSquared[at]! - tints.blue[at]! ** 2;
  const both = tints.redBlue[at]! - tints.red[at]! * tints.blue[at]!;
  const variance = towardsRed ** 2 * red + towardsBlue ** 2 * blue + 2 * towardsRed * towardsBlue * both;
  return Math.sqrt(Math.max(0, variance));
}
