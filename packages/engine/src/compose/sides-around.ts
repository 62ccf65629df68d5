import type { Raster } from '../geometry/raster.ts';
import { boxMean } from './box-mean.ts';
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

export function samplesOf({ widthPx, heightPx }: { widthPx: number; heightPx: number }): Samples {
  const columns = Math.ceil(widthPx / samplePx);
  const rows = Math.ceil(heightPx / samplePx);
  const middle = samplePx >> 1;
  const indices = Int32Array.from({ length: columns * rows }, (_, k) => {
    const x = Math.min(widthPx - 1, (k % columns) * samplePx + middle);
    return Math.min(heightPx - 1, Math.floor(k / columns) * samplePx + middle) * widthPx + x;
  });
  return { widthPx: columns, heightPx: rows, indices };
}

/** Reads into `between` how pixel `i`, which lies at sample `at`, lies to the sides around. */
export type SidesReader = (i: number, at: number, between: BetweenSides) => void;

/** In: radii in samples. */
export function sidesAround(
  { data }: Raster,
  { net, people }: GridOpinions,
  samples: Samples,
  radii: readonly number[],
): SidesReader[] {
  const isPerson = (i: number) => net[i]! > surelySomebody && people[i]! > surelySomebody;
  const isWall = (i: number) => net[i]! < surelyNobody && people[i]! < surelyNobody;
  const [person, wall] = [isPerson, isWall].map((isSide) => sideOf(data, samples, isSide)) as [Side, Side];
  return radii.map((radius) =>
    reader(data, meansOf(person, samples, radius), meansOf(wall, samples, radius)),
  );
}

function sideOf(data: Uint8Array, { indices }: Samples, isSide: (i: number) => boolean): Side {
  const none = () => new Float32Array(indices.length);
  const side = { share: none(), red: none(), green: none(), blue: none(), lumaSquared: none() };
  for (let k = 0; k < indices.length; k++) {
    const i = indices[k]!;
    if (!isSide(i)) continue;
    side.share[k] = 1;
    side.red[k] = data[3 * i]!;
    side.green[k] = data[3 * i + 1]!;
    side.blue[k] = data[3 * i + 2]!;
    side.lumaSquared[k] = lumaAt(data, i) ** 2;
  }
  return side;
}

function meansOf({ share, red, green, blue, lumaSquared }: Side, samples: Samples, radius: number): Side {
  const around = boxMean(share, samples, radius);
  const mean = (values: Float32Array): Float32Array => {
    const means = boxMean(values, samples, radius);
    for (let k = 0; k < means.length; k++) means[k] = around[k]! > knownShare ? means[k]! / around[k]! : 0;
    return means;
  };
  return {
    share: around,
    red: mean(red),
    green: mean(green),
    blue: mean(blue),
    lumaSquared: mean(lumaSquared),
  };
}

export function lumaAt(data: Uint8Array, i: number): number {
  return lumaOf.red * data[3 * i]! + lumaOf.green * data[3 * i + 1]! + lumaOf.blue * data[3 * i + 2]!;
}

function reader(data: Uint8Array, person: Side, wall: Side): SidesReader {
  return (i, at, between) => {
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
  };
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
