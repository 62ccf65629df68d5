import { pointAt, vertex } from '../face/face-points.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import { boxMean } from '../raster/box-mean.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import type { Rgb } from '../raster/rgb.ts';

/** Local colours of person and wall around each pixel of the picture. */
export interface LayersAround {
  person: LayerAround;
  wall: LayerAround;
}

export interface LayerAround {
  /** Mean of a channel in the neighbourhood of a pixel, 0..255. */
  at(channel: number, index: number): number;
  /** Standard deviation of the channel that varies most, 0..255. */
  deviation(index: number): number;
  /** True when the neighbourhood has enough of the layer; always true for the person if the head has any such pixels. */
  isKnown(index: number): boolean;
}

interface Scene {
  original: Raster;
  matte: Matte;
  /** 1 where pixels are excluded from the means. */
  kept: Uint8Array;
  mesh: FaceMesh<'output'>;
}

/** Radius of the neighbourhood, in face heights. */
const reachShare = 0.25;
/** Face height in samples; local mean colours are smooth enough for such a coarse grid. */
const samplesPerFace = 100;

export function layersAround({ original, matte, kept: retained, mesh }: Scene): LayersAround {
  const chin = pointAt(mesh, vertex.chin);
  const facePx = chin.y - pointAt(mesh, vertex.foreheadTop).y;
  const samples = sampled(original, Math.max(1, Math.round(facePx / samplesPerFace)));
  const radius = Math.max(2, Math.round((facePx * reachShare) / samples.stridePx));
  const layer = (aim: number) =>
    Float32Array.from(samples.indices, (i) => (matte.alpha[i] === aim && !retained[i] ? 1 : 0));
  const isPerson = layer(255);
  const chinRow = Math.max(0, Math.floor(chin.y / samples.stridePx));
  const head = meanColour(samples, isPerson.subarray(0, chinRow * samples.widthPx));
  const person = around(samples, isPerson, { radius, fallback: head });
  return { person, wall: wallAround(samples, layer(0), { person, radius, original }) };
}

/** Position of a pixel's colour relative to the colours of wall and person, in RGB byte units. */
export interface Between {
  /** Distance between wall and person. */
  apartLevels: number;
  /** Position along the line from wall (0) to person (1). */
  share: number;
  /** Distance from that line. */
  offLineLevels: number;
}

export function betweenLayers({ person, wall }: LayersAround, { data }: Raster, i: number): Between {
  let apartSquared = 0;
  let along = 0;
  let pixelSquared = 0;
  for (let c = 0; c < 3; c++) {
    const base = wall.at(c, i);
    const line = person.at(c, i) - base;
    const pixel = data[i * 3 + c]! - base;
    apartSquared += line * line;
    along += line * pixel;
    pixelSquared += pixel * pixel;
  }
  const share = apartSquared === 0 ? 0 : along / apartSquared;
  const within = Math.min(1, Math.max(0, share));
  const offLineSquared = pixelSquared - 2 * within * along + within * within * apartSquared;
  return {
    apartLevels: Math.sqrt(apartSquared),
    share,
    offLineLevels: Math.sqrt(Math.max(0, offLineSquared)),
  };
}

/** Regular grid of sampled pixels. */
interface Samples {
  stridePx: number;
  widthPx: number;
  heightPx: number;
  /** Index of each sample's pixel in the picture. */
  indices: Int32Array;
  picture: Raster;
}

function sampled(picture: Raster, stridePx: number): Samples {
  const widthPx = Math.ceil(picture.widthPx / stridePx);
  const heightPx = Math.ceil(picture.heightPx / stridePx);
  const indices = Int32Array.from(
    { length: widthPx * heightPx },
    (_, k) => Math.floor(k / widthPx) * stridePx * picture.widthPx + (k % widthPx) * stridePx,
  );
  return { stridePx, widthPx, heightPx, indices, picture };
}

/** Share above which a wall sample looks too much like the person. */
const personLikeMin = 0.35;

/**
 * Local colours of the wall. Alpha 0 also includes what the matte lost of the person, so a second pass leaves out
 * samples that look like the person.
 */
function wallAround(
  samples: Samples,
  mask: Float32Array,
  { person, radius, original }: { person: LayerAround; radius: number; original: Raster },
): LayerAround {
  const firstPass = { person, wall: around(samples, mask, { radius }) };
  const sure = mask.map((value, k) => {
    const i = samples.indices[k]!;
    const unlike =
      value === 1 && person.isKnown(i) && betweenLayers(firstPass, original, i).share > personLikeMin;
    return unlike ? 0 : value;
  });
  return around(samples, sure, { radius });
}

/** Least share of the layer in the neighbourhood for its colours to be known. */
const knownShare = 0.01;

function around(
  samples: Samples,
  mask: Float32Array,
  { radius, fallback = null }: { radius: number; fallback?: Rgb | null },
): LayerAround {
  const { stridePx, widthPx, indices, picture } = samples;
  const share = boxMean(mask, samples, radius);
  const deviation = new Float32Array(mask.length);
  const means = [0, 1, 2].map((c) => {
    const values = mask.map((value, k) => value * picture.data[indices[k]! * 3 + c]!);
    const squares = values.map((value) => value * value);
    const mean = boxMean(values, samples, radius);
    const square = boxMean(squares, samples, radius);
    for (let k = 0; k < mean.length; k++) {
      const part = share[k]!;
      mean[k] = part < knownShare ? (fallback?.[c] ?? 0) : mean[k]! / part;
      if (part < knownShare) continue;
      deviation[k] = Math.max(deviation[k]!, Math.sqrt(Math.max(0, square[k]! / part - mean[k]! ** 2)));
    }
    return mean;
  });
  const sampleOf = (index: number) => {
    const x = index % picture.widthPx;
    const y = (index - x) / picture.widthPx;
    return ((y / stridePx) | 0) * widthPx + ((x / stridePx) | 0);
  };
  return {
    at: (channel, index) => means[channel]![sampleOf(index)]!,
    deviation: (index) => deviation[sampleOf(index)]!,
    isKnown: (index) => fallback !== null || share[sampleOf(index)]! >= knownShare,
  };
}

/** Mean colour of the masked samples; null when there are none. */
function meanColour({ indices, picture }: Samples, mask: Float32Array): Rgb | null {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let k = 0; k < mask.length; k++) {
    if (mask[k] === 0) continue;
    count++;
    for (let c = 0; c < 3; c++) sums[c]! += picture.data[indices[k]! * 3 + c]!;
  }
  return count === 0 ? null : [sums[0] / count, sums[1] / count, sums[2] / count];
}
