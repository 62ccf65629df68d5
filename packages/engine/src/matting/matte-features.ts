import { boxMean } from '../raster/box-mean.ts';
import type { Raster } from '../raster/raster.ts';
import type { MattesOnGrid } from './join-nets.ts';
import type { AlphaGrid } from './matte-resize.ts';
import type { GridHead } from './matte-solid.ts';
import {
  type BetweenSides,
  lumaAt,
  type Samples,
  SidesReader,
  sampled,
  samplePx,
  samplesOf,
  sidesOf,
  spreadOf,
} from './sides-around.ts';

/** Inputs of the boosted trees: the mattes before and after the colour model. */
export interface DraftMatte {
  grid: AlphaGrid;
  /** The picture at IS-Net's input size. */
  picture: Raster;
  mattes: MattesOnGrid;
  /** IS-Net and RVM joined, 0..1. */
  joined: Float32Array;
  /** 1 where alpha is doubtful. */
  unsure: Uint8Array;
  head: GridHead;
}

/**
 * Order of the features in a row; the names are stored in matte-trees.json, where `net` is IS-Net, `people` RVM and
 * `person` the person mask. After any change here, fit the trees again: lab/fit.
 */
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

/** Index of each feature in a row. */
const at = Object.fromEntries(matteFeatures.map((name, k) => [name, k])) as Record<
  (typeof matteFeatures)[number],
  number
>;

/** Half side length of the two windows, and the step between the pixels read in them, grid px. */
const nearWindow = { reachPx: 2, stepPx: 1 } as const;
const aroundWindow = { reachPx: 6, stepPx: 2 } as const;
/** Radii over which the person mask and the colours of both sides are averaged, in samples. */
const maskSamples = 2;
const sideSamples = { wide: 8, near: 3 } as const;

/** Computes the feature row of a pixel. */
export class FeatureReader {
  readonly #matte: DraftMatte;
  readonly #luma: Float32Array;
  readonly #samples: Samples;
  /** Mean of the person mask around each sample. */
  readonly #mask: Float32Array;
  readonly #wide: SidesReader;
  readonly #nearSides: SidesReader;
  readonly #between: BetweenSides = {
    fromPerson: 0,
    fromWall: 0,
    apart: 0,
    along: 0,
    personSpread: 0,
    wallSpread: 0,
  };
  readonly #nearMeans = windowMeans();
  readonly #aroundMeans = windowMeans();

  constructor(matte: DraftMatte) {
    const { grid, picture, mattes } = matte;
    this.#matte = matte;
    this.#luma = lumaOf(picture);
    this.#samples = samplesOf(grid);
    this.#mask = boxMean(sampled(mattes.personMask, this.#samples), this.#samples, maskSamples);
    const sides = sidesOf(picture, mattes, this.#samples);
    this.#wide = new SidesReader(picture, sides, this.#samples, sideSamples.wide);
    this.#nearSides = new SidesReader(picture, sides, this.#samples, sideSamples.near);
  }

  /** Computes the features of grid pixel `i` into `row`, which has the length of `matteFeatures`. */
  read(i: number, row: Float32Array): void {
    const { grid, mattes, joined, head } = this.#matte;
    const { alpha, widthPx } = grid;
    const { isNet, rvm, personMask } = mattes;
    const between = this.#between;
    const near = this.#nearMeans;
    const around = this.#aroundMeans;
    const x = i % widthPx;
    const y = (i - x) / widthPx;
    const sample = ((y / samplePx) | 0) * this.#samples.widthPx + ((x / samplePx) | 0);
    row[at.net] = isNet[i]!;
    row[at.people] = rvm[i]!;
    row[at.person] = personMask[i]!;
    row[at.joined] = joined[i]!;
    row[at.alpha] = alpha[i]!;
    this.#summarise(nearWindow, x, y, near);
    row[at.nearAlpha] = near.alpha;
    row[at.nearNetLeast] = near.isNetMin;
    row[at.nearPeopleMost] = near.rvmMax;
    row[at.nearSpread] = near.lumaSpread;
    this.#summarise(aroundWindow, x, y, around);
    row[at.aroundAlpha] = around.alpha;
    row[at.aroundNet] = around.isNet;
    row[at.aroundPeople] = around.rvm;
    row[at.aroundSpread] = around.lumaSpread;
    row[at.lighterThanAround] = this.#luma[i]! - around.luma;
    row[at.aroundPerson] = this.#mask[sample]!;
    this.#wide.read(i, sample, between);
    row[at.fromPerson] = between.fromPerson;
    row[at.fromWall] = between.fromWall;
    row[at.apart] = between.apart;
    row[at.along] = between.along;
    row[at.personSpread] = between.personSpread;
    row[at.wallSpread] = between.wallSpread;
    this.#nearSides.read(i, sample, between);
    row[at.fromNearWall] = between.fromWall;
    row[at.alongNear] = between.along;
    row[at.belowChin] = (y - head.chinY) / head.facePx;
    row[at.beside] = Math.abs(x - head.chinX) / head.facePx;
  }

  /** Summarises the window around a pixel, clipped at the borders, into `means`. */
  #summarise({ reachPx, stepPx }: WindowShape, x: number, y: number, means: WindowMeans): void {
    const { alpha, widthPx, heightPx } = this.#matte.grid;
    const { isNet, rvm } = this.#matte.mattes;
    const luma = this.#luma;
    let count = 0;
    let sumAlpha = 0;
    let sumIsNet = 0;
    let sumRvm = 0;
    let sumLuma = 0;
    let sumSquares = 0;
    let isNetMin = 1;
    let rvmMax = 0;
    for (let v = y - reachPx; v <= y + reachPx; v += stepPx) {
      if (v < 0 || v >= heightPx) continue;
      for (let u = x - reachPx; u <= x + reachPx; u += stepPx) {
        if (u < 0 || u >= widthPx) continue;
        const j = v * widthPx + u;
        count++;
        sumAlpha += alpha[j]!;
        sumIsNet += isNet[j]!;
        sumRvm += rvm[j]!;
        sumLuma += luma[j]!;
        sumSquares += luma[j]! * luma[j]!;
        if (isNet[j]! < isNetMin) isNetMin = isNet[j]!;
        if (rvm[j]! > rvmMax) rvmMax = rvm[j]!;
      }
    }
    means.alpha = sumAlpha / count;
    means.isNet = sumIsNet / count;
    means.isNetMin = isNetMin;
    means.rvm = sumRvm / count;
    means.rvmMax = rvmMax;
    means.luma = sumLuma / count;
    means.lumaSpread = spreadOf(means.luma, sumSquares / count);
  }
}

function lumaOf({ data, widthPx, heightPx }: Raster): Float32Array {
  const luma = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < luma.length; i++) luma[i] = lumaAt(data, i);
  return luma;
}

/** Half side length of a window, and the step between the pixels read in it, grid px. */
interface WindowShape {
  readonly reachPx: number;
  readonly stepPx: number;
}

/** Means and extremes over a window. */
interface WindowMeans {
  alpha: number;
  isNet: number;
  isNetMin: number;
  rvm: number;
  rvmMax: number;
  luma: number;
  lumaSpread: number;
}

function windowMeans(): WindowMeans {
  return { alpha: 0, isNet: 0, isNetMin: 0, rvm: 0, rvmMax: 0, luma: 0, lumaSpread: 0 };
}
