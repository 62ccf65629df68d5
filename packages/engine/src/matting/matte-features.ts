import { boxMean } from '../raster/box-mean.ts';
import type { Raster } from '../raster/raster.ts';
import type { GridOpinions } from './join-nets.ts';
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

/** In the order of a row. Whoever changes them fits the trees anew: lab/fit. */
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

/** Where in a row a feature stands. */
const at = Object.fromEntries(matteFeatures.map((name, k) => [name, k])) as Record<
  (typeof matteFeatures)[number],
  number
>;

/** Half the side of the windows, and every how many px they are looked into; px of the grid. */
const nearWindow = { reachPx: 2, stepPx: 1 } as const;
const aroundWindow = { reachPx: 6, stepPx: 2 } as const;
/** Radii of what is sampled: the coarse mask, and the colours of both sides, wide and near. */
const maskSamples = 2;
const sideSamples = { wide: 8, near: 3 } as const;

/** Reads what speaks for and against a pixel. */
export class FeatureReader {
  readonly #matte: WeighedMatte;
  readonly #luma: Float32Array;
  readonly #samples: Samples;
  /** The coarse mask around each sample. */
  readonly #mask: Float32Array;
  readonly #wide: SidesReader;
  readonly #near: SidesReader;
  readonly #between: BetweenSides = {
    fromPerson: 0,
    fromWall: 0,
    apart: 0,
    along: 0,
    personSpread: 0,
    wallSpread: 0,
  };
  readonly #seenNear = windowMeans();
  readonly #seenAround = windowMeans();

  constructor(matte: WeighedMatte) {
    const { grid, seen, opinions } = matte;
    this.#matte = matte;
    this.#luma = lumaOf(seen);
    this.#samples = samplesOf(grid);
    this.#mask = boxMean(sampled(opinions.person, this.#samples), this.#samples, maskSamples);
    const sides = sidesOf(seen, opinions, this.#samples);
    this.#wide = new SidesReader(seen, sides, this.#samples, sideSamples.wide);
    this.#near = new SidesReader(seen, sides, this.#samples, sideSamples.near);
  }

  /** In: a row as long as `matteFeatures`, which is written. */
  read(i: number, row: Float32Array): void {
    const { grid, opinions, joined, head } = this.#matte;
    const { alpha, widthPx } = grid;
    const { net, people, person } = opinions;
    const between = this.#between;
    const seenNear = this.#seenNear;
    const seenAround = this.#seenAround;
    const x = i % widthPx;
    const y = (i - x) / widthPx;
    const sample = ((y / samplePx) | 0) * this.#samples.widthPx + ((x / samplePx) | 0);
    row[at.net] = net[i]!;
    row[at.people] = people[i]!;
    row[at.person] = person[i]!;
    row[at.joined] = joined[i]!;
    row[at.alpha] = alpha[i]!;
    this.#seeWindow(nearWindow, x, y, seenNear);
    row[at.nearAlpha] = seenNear.alpha;
    row[at.nearNetLeast] = seenNear.netLeast;
    row[at.nearPeopleMost] = seenNear.peopleMost;
    row[at.nearSpread] = seenNear.lumaSpread;
    this.#seeWindow(aroundWindow, x, y, seenAround);
    row[at.aroundAlpha] = seenAround.alpha;
    row[at.aroundNet] = seenAround.net;
    row[at.aroundPeople] = seenAround.people;
    row[at.aroundSpread] = seenAround.lumaSpread;
    row[at.lighterThanAround] = this.#luma[i]! - seenAround.luma;
    row[at.aroundPerson] = this.#mask[sample]!;
    this.#wide.read(i, sample, between);
    row[at.fromPerson] = between.fromPerson;
    row[at.fromWall] = between.fromWall;
    row[at.apart] = between.apart;
    row[at.along] = between.along;
    row[at.personSpread] = between.personSpread;
    row[at.wallSpread] = between.wallSpread;
    this.#near.read(i, sample, between);
    row[at.fromNearWall] = between.fromWall;
    row[at.alongNear] = between.along;
    row[at.belowChin] = (y - head.chinY) / head.facePx;
    row[at.beside] = Math.abs(x - head.chinX) / head.facePx;
  }

  /** Reads a window about a pixel, as much of it as there is, into `means`. */
  #seeWindow({ reachPx, stepPx }: WindowShape, x: number, y: number, means: WindowMeans): void {
    const { alpha, widthPx, heightPx } = this.#matte.grid;
    const { net, people } = this.#matte.opinions;
    const luma = this.#luma;
    let count = 0;
    let sumAlpha = 0;
    let sumNet = 0;
    let sumPeople = 0;
    let sumLuma = 0;
    let sumSquares = 0;
    let netLeast = 1;
    let peopleMost = 0;
    for (let v = y - reachPx; v <= y + reachPx; v += stepPx) {
      if (v < 0 || v >= heightPx) continue;
      for (let u = x - reachPx; u <= x + reachPx; u += stepPx) {
        if (u < 0 || u >= widthPx) continue;
        const j = v * widthPx + u;
        count++;
        sumAlpha += alpha[j]!;
        sumNet += net[j]!;
        sumPeople += people[j]!;
        sumLuma += luma[j]!;
        sumSquares += luma[j]! * luma[j]!;
        if (net[j]! < netLeast) netLeast = net[j]!;
        if (people[j]! > peopleMost) peopleMost = people[j]!;
      }
    }
    means.alpha = sumAlpha / count;
    means.net = sumNet / count;
    means.netLeast = netLeast;
    means.people = sumPeople / count;
    means.peopleMost = peopleMost;
    means.luma = sumLuma / count;
    means.lumaSpread = spreadOf(means.luma, sumSquares / count);
  }
}

function lumaOf({ data, widthPx, heightPx }: Raster): Float32Array {
  const luma = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < luma.length; i++) luma[i] = lumaAt(data, i);
  return luma;
}

/** How far a window reaches to each side, and every how many px it is looked into. */
interface WindowShape {
  readonly reachPx: number;
  readonly stepPx: number;
}

/** Means in a window, and what is asked of its extremes. */
interface WindowMeans {
  alpha: number;
  net: number;
  netLeast: number;
  people: number;
  peopleMost: number;
  luma: number;
  lumaSpread: number;
}

function windowMeans(): WindowMeans {
  return { alpha: 0, net: 0, netLeast: 0, people: 0, peopleMost: 0, luma: 0, lumaSpread: 0 };
}
