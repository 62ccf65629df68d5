import { boxMean } from '../raster/box-mean.ts';
import type { Raster, Size } from '../raster/raster.ts';
import type { GridOpinions } from './join-nets.ts';

/** Every so many pixels of the grid one is looked at: colours around are smooth. */
export const samplePx = 4;
/** Both fine nets are sure of somebody from here on, and of nobody up to here. */
const surelySomebody = 0.9;
const surelyNobody = 0.05;
/** Part of what is around that has to be of a side, for its colour to be known. */
const knownShare = 1e-3;
const lumaOf = { red: 0.3, green: 0.59, blue: 0.11 } as const;
/** Ways between the two sides that lead so far beyond either say no more than that. */
const alongRange = { least: -2, most: 3, unknown: -3 } as const;

/** How a pixel's colour lies to those of the sure person and of the sure wall around it; -1 where a side is unknown. */
export interface BetweenSides {
  fromPerson: number;
  fromWall: number;
  /** From person to wall. */
  apart: number;
  /** 0 at the wall, 1 at the person. */
  along: number;
  /** Standard deviations of luma. */
  personSpread: number;
  wallSpread: number;
}

interface Side {
  share: Float32Array;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  lumaSquared: Float32Array;
}

export interface Samples {
  widthPx: number;
  heightPx: number;
  /** Of the picture's pixels. */
  indices: Int32Array;
}

export function samplesOf({ widthPx, heightPx }: Size): Samples {
  const columns = Math.ceil(widthPx / samplePx);
  const rows = Math.ceil(heightPx / samplePx);
  const middle = samplePx >> 1;
  const indices = new Int32Array(columns * rows);
  for (let row = 0, k = 0; row < rows; row++) {
    const y = Math.min(heightPx - 1, row * samplePx + middle);
    for (let column = 0; column < columns; column++, k++) {
      indices[k] = y * widthPx + Math.min(widthPx - 1, column * samplePx + middle);
    }
  }
  return { widthPx: columns, heightPx: rows, indices };
}

/** The values at the samples. */
export function sampled(values: Float32Array, { indices }: Samples): Float32Array {
  const found = new Float32Array(indices.length);
  for (let k = 0; k < indices.length; k++) found[k] = values[indices[k]!]!;
  return found;
}

/** The sure person and the sure wall, sample by sample; nothing where a sample is not of the side. */
export interface Sides {
  person: Side;
  wall: Side;
}

export function sidesOf({ data }: Raster, { net, people }: GridOpinions, { indices }: Samples): Sides {
  const person = sideWithout(indices.length);
  const wall = sideWithout(indices.length);
  for (let k = 0; k < indices.length; k++) {
    const i = indices[k]!;
    if (net[i]! > surelySomebody && people[i]! > surelySomebody) addTo(person, k, data, i);
    if (net[i]! < surelyNobody && people[i]! < surelyNobody) addTo(wall, k, data, i);
  }
  return { person, wall };
}

function sideWithout(samples: number): Side {
  return {
    share: new Float32Array(samples),
    red: new Float32Array(samples),
    green: new Float32Array(samples),
    blue: new Float32Array(samples),
    lumaSquared: new Float32Array(samples),
  };
}

/** Pixel `i` as the side's sample `k`. */
function addTo(side: Side, k: number, data: Uint8Array, i: number): void {
  side.share[k] = 1;
  side.red[k] = data[3 * i]!;
  side.green[k] = data[3 * i + 1]!;
  side.blue[k] = data[3 * i + 2]!;
  side.lumaSquared[k] = lumaAt(data, i) ** 2;
}

/** Means of what is of the side, within a radius in samples. */
function meansOf({ share, red, green, blue, lumaSquared }: Side, samples: Samples, radius: number): Side {
  const around = boxMean(share, samples, radius);
  return {
    share: around,
    red: meanOfSide(red, around, samples, radius),
    green: meanOfSide(green, around, samples, radius),
    blue: meanOfSide(blue, around, samples, radius),
    lumaSquared: meanOfSide(lumaSquared, around, samples, radius),
  };
}

function meanOfSide(values: Float32Array, share: Float32Array, samples: Samples, radius: number) {
  const means = boxMean(values, samples, radius);
  for (let k = 0; k < means.length; k++) means[k] = share[k]! > knownShare ? means[k]! / share[k]! : 0;
  return means;
}

export function lumaAt(data: Uint8Array, i: number): number {
  return lumaOf.red * data[3 * i]! + lumaOf.green * data[3 * i + 1]! + lumaOf.blue * data[3 * i + 2]!;
}

/** Tells how a pixel lies to the sides around. */
export class SidesReader {
  readonly #data: Uint8Array;
  readonly #person: Side;
  readonly #wall: Side;

  /** In: the radius within which sides are looked for, in samples. */
  constructor({ data }: Raster, { person, wall }: Sides, samples: Samples, radius: number) {
    this.#data = data;
    this.#person = meansOf(person, samples, radius);
    this.#wall = meansOf(wall, samples, radius);
  }

  /** In: a pixel, and the sample it lies at. What is found is written into `between`. */
  read(i: number, at: number, between: BetweenSides): void {
    const data = this.#data;
    const person = this.#person;
    const wall = this.#wall;
    const isPersonKnown = person.share[at]! > knownShare;
    const isWallKnown = wall.share[at]! > knownShare;
    const red = data[3 * i]! - wall.red[at]!;
    const green = data[3 * i + 1]! - wall.green[at]!;
    const blue = data[3 * i + 2]! - wall.blue[at]!;
    const wayRed = person.red[at]! - wall.red[at]!;
    const wayGreen = person.green[at]! - wall.green[at]!;
    const wayBlue = person.blue[at]! - wall.blue[at]!;
    const way = wayRed ** 2 + wayGreen ** 2 + wayBlue ** 2;
    const dot = red * wayRed + green * wayGreen + blue * wayBlue;
    between.fromPerson = isPersonKnown
      ? Math.sqrt((red - wayRed) ** 2 + (green - wayGreen) ** 2 + (blue - wayBlue) ** 2)
      : -1;
    between.fromWall = isWallKnown ? Math.sqrt(red ** 2 + green ** 2 + blue ** 2) : -1;
    between.apart = isPersonKnown && isWallKnown ? Math.sqrt(way) : -1;
    between.along =
      isPersonKnown && isWallKnown && way > 0
        ? Math.min(alongRange.most, Math.max(alongRange.least, dot / way))
        : alongRange.unknown;
    between.personSpread = isPersonKnown ? lumaSpread(person, at) : -1;
    between.wallSpread = isWallKnown ? lumaSpread(wall, at) : -1;
  }
}

function lumaSpread({ red, green, blue, lumaSquared }: Side, at: number): number {
  return spreadOf(
    lumaOf.red * red[at]! + lumaOf.green * green[at]! + lumaOf.blue * blue[at]!,
    lumaSquared[at]!,
  );
}

/** Standard deviation. */
export function spreadOf(mean: number, meanSquare: number): number {
  return Math.sqrt(Math.max(0, meanSquare - mean * mean));
}
