import type { Natives } from '@vesika/report';
import { type AlignedFace, alignedSizePx } from '../../face/aligned-face.ts';
import { type EyeOpening, eyeOpenings } from '../../face/eye-openings.ts';
import { faceAxes, pointOnAxes } from '../../face/face-axes.ts';
import { pointAt } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import { bareSkin, lowerCheeks } from '../../face/skin-model.ts';
import { centroidOf } from '../../geometry/centroid.ts';
import { distance } from '../../geometry/distance.ts';
import type { Space } from '../../geometry/spaces.ts';
import { type LinearRgb, linearFromByte, luminance } from '../../raster/colour.ts';
import { spansOfPolygon } from '../../raster/polygon.ts';
import { quantile } from '../../raster/quantile.ts';
import type { Raster } from '../../raster/raster.ts';
import { type ColourModel, colourModel } from './colour-model.ts';

/** Natural logarithms of linear red over green and of linear blue over green. */
export type Hue = readonly [red: number, blue: number];

/** Hues of sclera and skin. */
export type FaceHues = readonly [scleraRed: number, scleraBlue: number, skinRed: number, skinBlue: number];

export interface ColourCast {
  /** Excess of red and of blue in the light. */
  excess: Hue;
  /** Mahalanobis distance of the excess from neutral light. */
  distance: number;
  /** Mahalanobis distance of what remains of both hues after removing the excess. */
  disagreement: number;
}

/**
 * Greatest distance of neutral light. Chosen on people with odd ids, none of whom reaches it in neutral light. In
 * cross-validation, 5 of 92 pictures in neutral light exceed it and 4 exceed 3.5; of as many pictures with a tungsten or
 * blue cast of half strength, 86 exceed it and 73 exceed 3.5.
 */
export const castMax = 3.15;
/** Greatest distance of neutral light when sclera and skin disagree, which makes the estimate less certain. */
export const castMaxUnsure = 3.5;
/** Disagreement above which there are several lights, or make-up. */
export const disagreementMax = 5;
/**
 * Disagreement up to which there is a single cast that can be removed; all fitting portraits are below it in any light.
 * Between this and disagreementMax, as in graded pictures, removing the estimated cast turns skin green or blue.
 */
export const agreementMax = 2.8;

/**
 * Largest red excess that a lamp can cause, natural logarithms: a base value, plus a share of the missing blue, because
 * bulbs and candles are red for lack of blue. A greater excess comes from tanned, flushed or irritated skin and eyes,
 * which would turn cyan if it were corrected.
 */
const lampRed = { base: 0.55, perMissingBlue: 0.55 } as const;

/** Red excess beyond what a lamp can cause, natural logarithm; negative if a lamp explains it. */
export function redBeyondLamp([red, blue]: Hue): number {
  return red - lampRed.base - lampRed.perMissingBlue * Math.max(0, -blue);
}

/**
 * Colour cast of the light on the face, and its difference between both sides of the face. A cast shifts the log hues of
 * sclera and skin equally, whereas skin tone shifts the skin alone; both together separate the two, by one distribution
 * for all skin tones.
 *
 * Out:    colourCast and colourCastDisagreement, Mahalanobis distances, and redBeyondLamp, natural logarithm, null when
 *         no sclera is visible; lightColourDifference, natural logarithm.
 * Source: the method is ours; NaturalColour of ISO/IEC 29794-5 (face-colour.ts) measures the skin alone.
 */
export function measureColourCast({ aligned }: FaceView<Space>): Natives {
  const hues = faceHues(aligned);
  const cast = hues && castOf(hues);
  return {
    colourCast: cast?.distance ?? null,
    colourCastDisagreement: cast?.disagreement ?? null,
    redBeyondLamp: cast && redBeyondLamp(cast.excess),
    lightColourDifference: lightColourDifference(aligned),
  };
}

type FaceImage = Pick<AlignedFace, 'raster' | 'mesh'>;

/**
 * Measures the hues of sclera and skin.
 *
 * In:  aligned face.
 * Out: null when no sclera is visible.
 */
export function faceHues(face: FaceImage): FaceHues | null {
  const sclera = scleraColour(face);
  return sclera && [...hueOf(sclera), ...hueOf(skinColour(face))];
}

/** Estimates the cast by generalised least squares, given the distribution of both hues in neutral light. */
export function castOf(hues: FaceHues, model: ColourModel = colourModel): ColourCast {
  const { mean, gain, precision, residualPrecision } = model;
  const off = hues.map((value, i) => value - mean[i]!);
  const excess = gain.map((row) => dot(row, off)) as [number, number];
  const rest = off.map((value, i) => value - excess[i % 2]!);
  return {
    excess,
    distance: Math.sqrt(quadratic(precision, excess)),
    disagreement: Math.sqrt(Math.max(0, quadratic(residualPrecision, rest))),
  };
}

function dot(p: readonly number[], q: readonly number[]): number {
  return p.reduce((sum, value, i) => sum + value * q[i]!, 0);
}

function quadratic(matrix: readonly (readonly number[])[], v: readonly number[]): number {
  return dot(
    matrix.map((row) => dot(row, v)),
    v,
  );
}

/** Added to linear levels, which limits the log ratios of near-black pixels. */
const floor = 0.002;

function hueOf([red, green, blue]: LinearRgb): Hue {
  return [Math.log((red + floor) / (green + floor)), Math.log((blue + floor) / (green + floor))];
}

/** Inset of the eye's outline, which excludes the red rims of the lids. */
const lidInset = 0.12;
/** Radius of the excluded iris with its blurred edge, iris radii. */
const irisExclusion = 1.12;
/** Linear level above which a pixel is clipped. */
const brightestMax = 0.97;
/** Quantiles of luminance to use: darker sclera reflects the lids, the brightest pixels are catch-lights. */
const scleraBand = { from: 0.55, to: 0.95 } as const;
const scleraPxMin = 15;

function scleraColour({ raster, mesh }: FaceImage): LinearRgb | null {
  const pixels = eyeOpenings(mesh).flatMap((opening) => scleraPixels(opening, raster));
  return pixels.length === 0 ? null : medianColour(pixels);
}

/** Pixels of the sclera in the band of luminance; empty when there are too few. */
function scleraPixels({ polygon, irisCentre, irisRadiusPx }: EyeOpening, raster: Raster): LinearRgb[] {
  const centre = centroidOf(polygon);
  const inner = polygon.map((p) => ({
    x: p.x + lidInset * (centre.x - p.x),
    y: p.y + lidInset * (centre.y - p.y),
  }));
  const found: LinearRgb[] = [];
  for (const { y, from, to } of spansOfPolygon(inner, raster)) {
    for (let x = from; x < to; x++) {
      if (distance({ x, y }, irisCentre) <= irisExclusion * irisRadiusPx) continue;
      const colour = linearAt(raster.data, y * alignedSizePx + x);
      if (Math.max(...colour) < brightestMax) found.push(colour);
    }
  }
  if (found.length < scleraPxMin) return [];
  found.sort((p, q) => luminance(p) - luminance(q));
  return found.slice(Math.floor(scleraBand.from * found.length), Math.ceil(scleraBand.to * found.length));
}

function linearAt(data: Uint8Array, pixel: number): LinearRgb {
  const at = pixel * 3;
  return [linearFromByte(data[at]!), linearFromByte(data[at + 1]!), linearFromByte(data[at + 2]!)];
}

const skinHalfPx = 3;

function skinColour({ raster, mesh }: FaceImage): LinearRgb {
  const axes = faceAxes(mesh);
  return medianColour(
    [...bareSkin, ...lowerCheeks].map(([right, down]) =>
      meanColour(raster.data, pointOnAxes(axes, right, -down), skinHalfPx),
    ),
  );
}

/** Mean linear colour of a square around a point, shifted inwards at the border. */
function meanColour(data: Uint8Array, { x, y }: { x: number; y: number }, halfPx: number): LinearRgb {
  const inside = (v: number) => Math.max(halfPx, Math.min(alignedSizePx - 1 - halfPx, Math.floor(v)));
  const sum = [0, 0, 0];
  for (let row = inside(y) - halfPx; row <= inside(y) + halfPx; row++) {
    for (let column = inside(x) - halfPx; column <= inside(x) + halfPx; column++) {
      linearAt(data, row * alignedSizePx + column).forEach((value, c) => {
        sum[c]! += value;
      });
    }
  }
  return sum.map((value) => value / (2 * halfPx + 1) ** 2) as [number, number, number];
}

function medianColour(colours: readonly LinearRgb[]): LinearRgb {
  return [0, 1, 2].map((c) =>
    quantile(
      colours.map((colour) => colour[c]!),
      0.5,
    ),
  ) as [number, number, number];
}

/** Pairs of mirrored vertices on cheeks, sides of the nose and mouth, and lower forehead. */
const mirrored = [
  [50, 280],
  [205, 425],
  [101, 330],
  [36, 266],
  [118, 347],
  [117, 346],
  [123, 352],
  [187, 411],
  [207, 427],
  [104, 333],
  [69, 299],
  [108, 337],
] as const;

/** Median difference in hue between both sides of the face, natural logarithm. */
function lightColourDifference({ raster, mesh }: AlignedFace): number {
  const differences = mirrored.map(([left, right]) => {
    const [p, q] = [left, right].map((index) =>
      hueOf(meanColour(raster.data, pointAt(mesh, index), skinHalfPx)),
    );
    return [p![0] - q![0], p![1] - q![1]] as const;
  });
  const median = (axis: 0 | 1) =>
    quantile(
      differences.map((difference) => difference[axis]),
      0.5,
    );
  return Math.hypot(median(0), median(1));
}
