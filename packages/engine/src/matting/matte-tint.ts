import { boxMean } from '../raster/box-mean.ts';
import type { Raster } from '../raster/raster.ts';
import type { AlphaGrid } from './matte-resize.ts';
import { type Samples, samplePx, samplesOf } from './sides-around.ts';

/** Hair that the colour of the wall may be compared with; 1 for each such pixel. */
export interface HairNearEdge {
  /** Hair near the wall. */
  rim: Uint8Array;
  /** Hair deeper inside, certainly solid. */
  deep: Uint8Array;
}

/**
 * Radii of the neighbourhoods in which the tints of hair and wall are measured, in samples, and the least share of such
 * samples in them.
 */
const hairReach = 12;
const wallReach = 8;
const knownShare = 0.01;
/** Below this alpha a pixel is certainly wall. */
export const sureWallAlpha = 0.05;
/** Smallest distance between the tints of hair and wall at which they can be told apart, in byte units. */
const apartMin = 40;
/**
 * Natural variation of the tint of hair, in standard deviations, and the largest share of the distance to the wall's
 * tint that it may take.
 */
const ownDeviations = 3;
const ownShareMax = 0.7;

/**
 * Lowers alpha where the wall shows through thin hair that the nets take for solid, such as grey curls in front of
 * green leaves. Tint is red - green and blue - green, which shade and light hardly change in hair. A pixel whose tint
 * is between those of hair and wall is transparent in proportion.
 *
 * In: `grid`, changed in place where `rim` is 1; the picture at grid size.
 */
export function thinOutByTint(grid: AlphaGrid, { data }: Raster, { rim, deep }: HairNearEdge): void {
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
    const lineRed = wall.red[at]! - hair.red[at]!;
    const lineBlue = wall.blue[at]! - hair.blue[at]!;
    const apart = Math.hypot(lineRed, lineBlue);
    if (apart < apartMin) continue;
    const own = ownDeviations * deviationAlong(hair, at, lineRed / apart, lineBlue / apart);
    if (own > ownShareMax * apart) continue;
    const red = redTint(data, i) - hair.red[at]!;
    const blue = blueTint(data, i) - hair.blue[at]!;
    const towards = (red * lineRed + blue * lineBlue) / apart;
    alpha[i] = Math.min(alpha[i]!, Math.max(0, 1 - Math.max(0, towards - own) / (apart - own)));
  }
}

const redTint = (data: Uint8Array, i: number) => data[3 * i]! - data[3 * i + 1]!;
const blueTint = (data: Uint8Array, i: number) => data[3 * i + 2]! - data[3 * i + 1]!;

/** Means over the neighbourhood of each sample. */
interface Tints {
  share: Float32Array;
  red: Float32Array;
  blue: Float32Array;
  redSquared: Float32Array;
  blueSquared: Float32Array;
  redBlue: Float32Array;
}

/** Tint statistics around each sample. In: `side`, 1 for each pixel that counts. */
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

/** Standard deviation of the tint along a direction (unit vector). */
function deviationAlong(tints: Tints, at: number, towardsRed: number, towardsBlue: number): number {
  const red = tints.redSquared[at]! - tints.red[at]! ** 2;
  const blue = tints.blueSquared[at]! - tints.blue[at]! ** 2;
  const both = tints.redBlue[at]! - tints.red[at]! * tints.blue[at]!;
  const variance = towardsRed ** 2 * red + towardsBlue ** 2 * blue + 2 * towardsRed * towardsBlue * both;
  return Math.sqrt(Math.max(0, variance));
}
