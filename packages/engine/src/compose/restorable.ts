import type { PixelRegion, StrokeMask } from '@vesika/report';
import type { Matte, Raster } from '../geometry/raster.ts';
import type { Rgb } from '../geometry/rgb.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import { pointAt, vertex } from '../measure/face-points.ts';
import { boxMean } from './box-mean.ts';

export interface RestorableRequest {
  /** In its frame and in the photo's light. */
  original: Raster;
  /** As found, before anything was touched up. */
  matte: Matte;
  /** 1 in the face, and where the original ends: neither hair nor wall is learnt there. */
  kept: Uint8Array;
  mesh: FaceMesh<'output'>;
  colour: Rgb;
}

export interface Restorable {
  /**
   * What comes back under a stroke: how much of the person there is, 0 to 255, and the original's pixels with their
   * share of the old wall exchanged for the new background. As large as the picture, good inside the region.
   */
  under(mask: StrokeMask, region: PixelRegion): { alpha: Uint8Array; colours: Uint8Array };
}

/**
 * What the original shows where the matte saw background. Between the strands of hair that a stroke brings back the
 * wall is not wanted: pixels are told apart by lying nearer to the colours of the person or of the wall around
 * them. Where these do not differ, or the wall is busy, and where a stroke finds nothing that stands out from the
 * wall, the original comes back as it is: then that is what was asked for.
 */
export function restorable(request: RestorableRequest): Restorable {
  const { original, matte, colour } = request;
  const strands = strandAlpha(request);
  const { widthPx, heightPx } = original;
  const mixed = withoutWall(original, strands, colour);
  const asItIs = { alpha: new Uint8Array(widthPx * heightPx).fill(255), colours: original.data };
  return {
    under: (mask, region) => (standsOut(strands.alpha, matte, mask, region) ? mixed : asItIs),
  };
}

/** Part of a stroke's new pixels that has to stand out from the wall. */
const standingOutShare = 0.02;

function standsOut(
  strands: Float32Array,
  matte: Matte,
  { weights, widthPx }: StrokeMask,
  { left, top, right, bottom }: PixelRegion,
): boolean {
  let asked = 0;
  let found = 0;
  for (let y = top; y < bottom; y++) {
    for (let i = y * widthPx + left; i < y * widthPx + right; i++) {
      if (weights[i]! < 128 || matte.alpha[i]! >= 128) continue;
      asked++;
      if (strands[i]! >= 0.5) found++;
    }
  }
  return found > asked * standingOutShare;
}

interface Strands {
  /** 0 to 1. */
  alpha: Float32Array;
  /** The wall's own colours, three planes. */
  wall: Float32Array[];
}

/** Colours are looked for around a pixel as far as this share of the face's height. */
const reachShare = 0.25;
/** Levels between person and wall from which, and from where surely, a pixel can be told to be one of them. */
const apart = { from: 36, full: 60 } as const;
/** Standard deviation of a wall that tells nothing any more, and of one that is smooth. */
const busy = { from: 18, full: 10 } as const;
/** Levels beside the line from wall to person that make a pixel a thing of its own: a ribbon, an earring. */
const another = { from: 24, full: 48 } as const;
/** What noise does to a pixel of one of the two. */
const noise = 0.08;

function strandAlpha({ original, matte, kept, mesh }: RestorableRequest): Strands {
  const chin = pointAt(mesh, vertex.chin);
  const facePx = chin.y - pointAt(mesh, vertex.foreheadTop).y;
  const radiusPx = Math.max(2, Math.round(facePx * reachShare));
  const layer = (aim: number) =>
    Float32Array.from(matte.alpha, (alpha, i) => (alpha === aim && !kept[i] ? 1 : 0));
  const isPerson = layer(255);
  const hair = meanColour(original, isPerson.subarray(0, Math.max(0, Math.floor(chin.y)) * matte.widthPx));
  const person = coloursOf(original, isPerson, { radiusPx, otherwise: hair });
  const wall = wallColours(original, layer(0), { person, radiusPx });
  const alpha = new Float32Array(matte.alpha.length);
  for (let i = 0; i < alpha.length; i++) {
    const { apartLevels, share, besideLevels } = between(original, i, wall, person);
    const trust =
      wall.isKnown[i]! * person.isKnown[i]! * ramp(apartLevels, apart) * ramp(wall.deviation[i]!, busy);
    const ofPerson = ramp(share, { from: noise, full: 1 - noise });
    const ofNeither = share > 0 ? ramp(besideLevels, another) : 0;
    alpha[i] = 1 - trust * (1 - Math.max(ofPerson, ofNeither));
  }
  return { alpha, wall: wall.means };
}

/** Null where there is none of it. */
function meanColour({ data }: Raster, mask: Float32Array): Rgb | null {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    count++;
    for (let c = 0; c < 3; c++) sums[c]! += data[i * 3 + c]!;
  }
  return count === 0 ? null : [sums[0] / count, sums[1] / count, sums[2] / count];
}

/** What was lost lies among the wall: a second look leaves out what is rather like the person. */
function wallColours(
  original: Raster,
  mask: Float32Array,
  { person, radiusPx }: { person: LocalColours; radiusPx: number },
): LocalColours {
  const first = coloursOf(original, mask, { radiusPx });
  const alike = mask.map((value, i) =>
    value === 1 && person.isKnown[i] && between(original, i, first, person).share > 0.35 ? 0 : value,
  );
  return coloursOf(original, alike, { radiusPx });
}

interface Between {
  /** From wall to person. */
  apartLevels: number;
  /** How far along that way the pixel lies. */
  share: number;
  /** How far beside it. */
  besideLevels: number;
}

function between({ data }: Raster, i: number, wall: LocalColours, person: LocalColours): Between {
  let apartSquared = 0;
  let along = 0;
  let awaySquared = 0;
  for (let c = 0; c < 3; c++) {
    const way = person.means[c]![i]! - wall.means[c]![i]!;
    const pixel = data[i * 3 + c]! - wall.means[c]![i]!;
    apartSquared += way * way;
    along += way * pixel;
    awaySquared += pixel * pixel;
  }
  const share = apartSquared === 0 ? 0 : along / apartSquared;
  const within = Math.min(1, Math.max(0, share));
  const besideSquared = awaySquared - 2 * within * along + within * within * apartSquared;
  return { apartLevels: Math.sqrt(apartSquared), share, besideLevels: Math.sqrt(Math.max(0, besideSquared)) };
}

interface LocalColours {
  means: Float32Array[];
  /** Over the widest channel. */
  deviation: Float32Array;
  /** 1 where there is enough of it around, or something said for elsewhere. */
  isKnown: Float32Array;
}

/** Part of what is around that has to be of the layer, for its colours to be known. */
const knownShare = 0.01;

function coloursOf(
  original: Raster,
  mask: Float32Array,
  { radiusPx, otherwise = null }: { radiusPx: number; otherwise?: Rgb | null },
): LocalColours {
  const share = boxMean(mask, original, radiusPx);
  const deviation = new Float32Array(mask.length);
  const means = [0, 1, 2].map((c) => {
    const values = mask.map((value, i) => value * original.data[i * 3 + c]!);
    const squares = mask.map((value, i) => value * original.data[i * 3 + c]! ** 2);
    const mean = boxMean(values, original, radiusPx);
    const square = boxMean(squares, original, radiusPx);
    for (let i = 0; i < mean.length; i++) {
      if (share[i]! < knownShare) {
        mean[i] = otherwise?.[c] ?? 0;
        continue;
      }
      mean[i] = mean[i]! / share[i]!;
      const variance = square[i]! / share[i]! - mean[i]! ** 2;
      deviation[i] = Math.max(deviation[i]!, Math.sqrt(Math.max(0, variance)));
    }
    return mean;
  });
  return { means, deviation, isKnown: share.map((value) => (otherwise || value >= knownShare ? 1 : 0)) };
}

/** The person's part of each pixel over the new colour: I - (1 - alpha) wall + (1 - alpha) colour. */
function withoutWall({ data }: Raster, { alpha, wall }: Strands, colour: Rgb) {
  const colours = new Uint8ClampedArray(data.length);
  for (let i = 0; i < alpha.length; i++) {
    const rest = 1 - alpha[i]!;
    for (let c = 0; c < 3; c++) {
      colours[i * 3 + c] = data[i * 3 + c]! + rest * (colour[c]! - wall[c]![i]!);
    }
  }
  return {
    alpha: Uint8Array.from(alpha, (value) => Math.round(value * 255)),
    colours: new Uint8Array(colours.buffer),
  };
}

function ramp(value: number, { from, full }: { from: number; full: number }): number {
  return Math.min(1, Math.max(0, (value - from) / (full - from)));
}
