import type { Raster } from '../geometry/raster.ts';
import { boxMean } from './box-mean.ts';
import type { GridOpinions } from './join-nets.ts';
import type { AlphaGrid } from './matte-resize.ts';
import type { GridHead } from './matte-solid.ts';
import { type BetweenSides, lumaAt, samplePx, samplesOf, sidesAround } from './sides-around.ts';

/** What is known of the picture once colours have had their say. */
export interface WeighedMatte {
  grid: AlphaGrid;
  /** The picture as the matting net saw it. */
  seen: Raster;
  opinions: GridOpinions;
  /** What the nets say together. */
  joined: Float32Array;
  /** 1 where alpha is in doubt. */
  unsure: Uint8Array;
  head: GridHead;
}

/** In the order of a row. Whoever changes them fits the trees anew: scripts/fit. */
export const matteFeatures = [
  'net',
  'people',
  'person',
  'joined',
  'alpha',
  'nearAlpha',
  'nearNetLeast',
  'nearPeopleMost',
  'nearSpread',
  'aroundAlpha',
  'aroundNet',
  'aroundPeople',
  'aroundSpread',
  'lighterThanAround',
  'aroundPerson',
  'fromPerson',
  'fromWall',
  'apart',
  'along',
  'personSpread',
  'wallSpread',
  'fromNearWall',
  'alongNear',
  'belowChin',
  'beside',
] as const;

/** Radii of the windows: all pixels near by, every second one around; px of the grid. */
const nearPx = 2;
const aroundPx = 6;
/** Likewise of what is sampled: the coarse mask, and the colours of both sides, wide and near. */
const maskSamples = 2;
const sideSamples = [8, 3] as const;

/** Reads what speaks for and against a pixel into `row`, as long as `matteFeatures`. */
export type FeatureReader = (i: number, row: Float32Array) => void;

export function featureReader({ grid, seen, opinions, joined, head }: WeighedMatte): FeatureReader {
  const { alpha, widthPx, heightPx } = grid;
  const { net, people, person } = opinions;
  const luma = new Float32Array(alpha.length);
  for (let i = 0; i < luma.length; i++) luma[i] = lumaAt(seen.data, i);
  const samples = samplesOf(grid);
  const mask = boxMean(
    Float32Array.from(samples.indices, (i) => person[i]!),
    samples,
    maskSamples,
  );
  const [wide, near] = sidesAround(seen, opinions, samples, sideSamples);
  const between: BetweenSides = {
    fromPerson: 0,
    fromWall: 0,
    apart: 0,
    along: 0,
    personSpread: 0,
    wallSpread: 0,
  };

  const readNear = (x: number, y: number, row: Float32Array): void => {
    let count = 0;
    let sumAlpha = 0;
    let sumLuma = 0;
    let sumSquares = 0;
    let netLeast = 1;
    let peopleMost = 0;
    const right = Math.min(widthPx - 1, x + nearPx);
    const bottom = Math.min(heightPx - 1, y + nearPx);
    for (let v = Math.max(0, y - nearPx); v <= bottom; v++) {
      for (let u = Math.max(0, x - nearPx); u <= right; u++) {
        const j = v * widthPx + u;
        count++;
        sumAlpha += alpha[j]!;
        sumLuma += luma[j]!;
        sumSquares += luma[j]! * luma[j]!;
        if (net[j]! < netLeast) netLeast = net[j]!;
        if (people[j]! > peopleMost) peopleMost = people[j]!;
      }
    }
    row[5] = sumAlpha / count;
    row[6] = netLeast;
    row[7] = peopleMost;
    row[8] = spreadOf(sumLuma / count, sumSquares / count);
  };

  const readAround = (x: number, y: number, row: Float32Array): void => {
    let count = 0;
    let sumAlpha = 0;
    let sumNet = 0;
    let sumPeople = 0;
    let sumLuma = 0;
    let sumSquares = 0;
    for (let v = y - aroundPx; v <= y + aroundPx; v += 2) {
      if (v < 0 || v >= heightPx) continue;
      for (let u = x - aroundPx; u <= x + aroundPx; u += 2) {
        if (u < 0 || u >= widthPx) continue;
        const j = v * widthPx + u;
        count++;
        sumAlpha += alpha[j]!;
        sumNet += net[j]!;
        sumPeople += people[j]!;
        sumLuma += luma[j]!;
        sumSquares += luma[j]! * luma[j]!;
      }
    }
    row[9] = sumAlpha / count;
    row[10] = sumNet / count;
    row[11] = sumPeople / count;
    row[12] = spreadOf(sumLuma / count, sumSquares / count);
    row[13] = luma[y * widthPx + x]! - sumLuma / count;
  };

  return (i, row) => {
    const x = i % widthPx;
    const y = (i - x) / widthPx;
    const at = ((y / samplePx) | 0) * samples.widthPx + ((x / samplePx) | 0);
    row[0] = net[i]!;
    row[1] = people[i]!;
    row[2] = person[i]!;
    row[3] = joined[i]!;
    row[4] = alpha[i]!;
    readNear(x, y, row);
    readAround(x, y, row);
    row[14] = mask[at]!;
    wide!(i, at, between);
    row[15] = between.fromPerson;
    row[16] = between.fromWall;
    row[17] = between.apart;
    row[18] = between.along;
    row[19] = between.personSpread;
    row[20] = between.wallSpread;
    near!(i, at, between);
    row[21] = between.fromWall;
    row[22] = between.along;
    row[23] = (y - head.chinY) / head.facePx;
    row[24] = Math.abs(x - head.chinX) / head.facePx;
  };
}

function spreadOf(mean: number, meanSquare: number): number {
  return Math.sqrt(Math.max(0, meanSquare - mean * mean));
}
