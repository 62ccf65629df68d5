import { boxMean } from '../raster/box-mean.ts';
import type { Raster, Size } from '../raster/raster.ts';
import type { MattesOnGrid } from './join-nets.ts';

/** Sampling step, grid px: local mean colours are smooth enough for one sample in 4 x 4 pixels. */
export const samplePx = 4;
/** IS-Net and RVM both above this mean certain person, both below the next value certain wall. */
const surePersonMin = 0.9;
const sureWallMax = 0.05;
/** Least share of a side in the neighbourhood for its colour to be known. */
const knownShare = 1e-3;
const lumaOf = { red: 0.3, green: 0.59, blue: 0.11 } as const;
/** Range to which `along` is clamped, and its value where a side is unknown. */
const alongRange = { least: -2, most: 3, unknown: -3 } as const;

/**
 * Colour of a pixel relative to the mean colours of certain person and certain wall around it, RGB distances in byte
 * units; -1 where a side is unknown.
 */
export interface BetweenSides {
  fromPerson: number;
  fromWall: number;
  /** Distance between person and wall. */
  apart: number;
  /** Position on the line from the wall's colour (0) to the person's (1). */
  along: number;
  /** Standard deviations of luma, in byte units. */
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
  /** Index of each sample's pixel in the picture. */
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

/** Values of a map at the samples. */
export function sampled(values: Float32Array, { indices }: Samples): Float32Array {
  const found = new Float32Array(indices.length);
  for (let k = 0; k < indices.length; k++) found[k] = values[indices[k]!]!;
  return found;
}

/** Certain person and certain wall at the samples; 0 where a sample is not of that side. */
export interface Sides {
  person: Side;
  wall: Side;
}

export function sidesOf({ data }: Raster, { isNet, rvm }: MattesOnGrid, { indices }: Samples): Sides {
  const person = emptySide(indices.length);
  const wall = emptySide(indices.length);
  for (let k = 0; k < indices.length; k++) {
    const i = indices[k]!;
    if (isNet[i]! > surePersonMin && rvm[i]! > surePersonMin) addTo(person, k, data, i);
    if (isNet[i]! < sureWallMax && rvm[i]! < sureWallMax) addTo(wall, k, data, i);
  }
  return { person, wall };
}

function emptySide(samples: number): Side {
  return {
    share: new Float32Array(samples),
    red: new Float32Array(samples),
    green: new Float32Array(samples),
    blue: new Float32Array(samples),
    lumaSquared: new Float32Array(samples),
  };
}

/** Copies pixel `i` into sample `k` of a side. */
function addTo(side: Side, k: number, data: Uint8Array, i: number): void {
  side.share[k] = 1;
  side.red[k] = data[3 * i]!;
  side.green[k] = data[3 * i + 1]!;
  side.blue[k] = data[3 * i + 2]!;
  side.lumaSquared[k] = lumaAt(data, i) ** 2;
}

/** Means over the samples of one side within a radius, in samples. */
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

/** Compares pixels with the mean colours of both sides around them. */
export class SidesReader {
  readonly #data: Uint8Array;
  readonly #person: Side;
  readonly #wall: Side;

  /** In: `radius` of the neighbourhood, in samples. */
  constructor({ data }: Raster, { person, wall }: Sides, samples: Samples, radius: number) {
    this.#data = data;
    this.#person = meansOf(person, samples, radius);
    this.#wall = meansOf(wall, samples, radius);
  }

  /** Compares pixel `i`, which belongs to sample `at`, and writes the result into `between`. */
  read(i: number, at: number, between: BetweenSides): void {
    const data = this.#data;
    const person = this.#person;
    const wall = this.#wall;
    const isPersonKnown = person.share[at]! > knownShare;
    const isWallKnown = wall.share[at]! > knownShare;
    const red = data[3 * i]! - wall.red[at]!;
    const green = data[3 * i + 1]! - wall.green[at]!;
    const blue = data[3 * i + 2]! - wall.blue[at]!;
    const lineRed = person.red[at]! - wall.red[at]!;
    const lineGreen = person.green[at]! - wall.green[at]!;
    const lineBlue = person.blue[at]! - wall.blue[at]!;
    const lineSquared = lineRed ** 2 + lineGreen ** 2 + lineBlue ** 2;
    const dot = red * lineRed + green * lineGreen + blue * lineBlue;
    between.fromPerson = isPersonKnown
      ? Math.sqrt((red - lineRed) ** 2 + (green - lineGreen) ** 2 + (blue - lineBlue) ** 2)
      : -1;
    between.fromWall = isWallKnown ? Math.sqrt(red ** 2 + green ** 2 + blue ** 2) : -1;
    between.apart = isPersonKnown && isWallKnown ? Math.sqrt(lineSquared) : -1;
    between.along =
      isPersonKnown && isWallKnown && lineSquared > 0
        ? Math.min(alongRange.most, Math.max(alongRange.least, dot / lineSquared))
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

/** Standard deviation, from the mean and the mean of squares. */
export function spreadOf(mean: number, meanSquare: number): number {
  return Math.sqrt(Math.max(0, meanSquare - mean * mean));
}
