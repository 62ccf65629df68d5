import type { Natives } from '@vesika/report';
import { type AlignedFace, alignedSizePx } from '../../face/aligned-face.ts';
import { type EyeOpening, eyeOpenings } from '../../face/eye-openings.ts';
import { faceAxes, pointOnAxes } from '../../face/face-axes.ts';
import { pointAt } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import { bareSkin } from '../../face/skin-model.ts';
import { distance } from '../../geometry/distance.ts';
import type { Space } from '../../geometry/spaces.ts';
import { type LinearRgb, linearFromByte, luminance } from '../../raster/colour.ts';
import { spansOfPolygon } from '../../raster/polygon.ts';
import { quantile } from '../../raster/quantile.ts';
import type { Raster } from '../../raster/raster.ts';
import { type ColourModel, colourModel } from './colour-model.ts';

/** Natural logarithms of linear red and of linear blue over green. */
export type Hue = readonly [red: number, blue: number];

/** The white of the eyes, and the skin. */
export type FaceHues = readonly [scleraRed: number, scleraBlue: number, skinRed: number, skinBlue: number];

export interface ColourCast {
  /** How much too red and too blue the light is against green. */
  excess: Hue;
  /** How unusual such an excess is among people in neutral light: Mahalanobis distance. */
  distance: number;
  /** Likewise, how far the white of the eyes and the skin contradict each other once the excess is taken off. */
  disagreement: number;
}

/**
 * Chosen on people of odd ids, of whom none in neutral light comes to it, smiling or not. Of 92 pictures of all, judged
 * by a distribution fitted on other people, five are beyond it, and four beyond 3.5; of as many in the light of half a
 * bulb or of a blue lamp 86, and 73 beyond 3.5.
 */
export const castMax = 3.15;
/** The same where eyes and skin do not agree: then the light is less sure. */
export const castMaxUnsure = 3.5;
/** Beyond, eyes and skin tell of several lights, or of make-up. */
export const disagreementMax = 5;
/**
 * Up to here, as with everybody in the portraits it was fitted on, whatever their light, they tell of one, which may be
 * taken off. In between, as in pictures an editor has graded, taking it off turns skin green or blue.
 */
export const agreementMax = 2.8;

/**
 * The colour of the light on the face, and whether both sides of the face have the same.
 *
 * Light moves the white of the eyes and the skin by the same ratios, whereas skin of another tone moves the skin
 * alone: from both together follows the light, with one distribution for people of all skin tones.
 *
 * Out: null where no white of an eye is seen.
 */
export function measureColourCast({ aligned }: FaceView<Space>): Natives {
  const hues = faceHues(aligned);
  const cast = hues && castOf(hues);
  return {
    colourCast: cast?.distance ?? null,
    colourCastDisagreement: cast?.disagreement ?? null,
    lightColourDifference: lightColourDifference(aligned),
  };
}

type SeenFace = Pick<AlignedFace, 'raster' | 'mesh'>;

/** In: aligned face. Out: null where no white of an eye is seen. */
export function faceHues(face: SeenFace): FaceHues | null {
  const sclera = scleraColour(face);
  return sclera && [...hueOf(sclera), ...hueOf(skinColour(face))];
}

/** The most probable light, given how eyes and skin vary among people (generalised least squares). */
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

/** Keeps black from having a colour. */
const floor = 0.002;

function hueOf([red, green, blue]: LinearRgb): Hue {
  return [Math.log((red + floor) / (green + floor)), Math.log((blue + floor) / (green + floor))];
}

/** The opening of the eye is drawn in by this much, for the rims of the lids are red. */
const drawnInShare = 0.12;
/** Around the iris its blurred edge is left out. */
const irisReach = 1.12;
const brightestMax = 0.97;
/** Shaded white has the colour of the lids, the very brightest is a catch-light. */
const scleraBand = { from: 0.55, to: 0.95 } as const;
const scleraPxMin = 15;

function scleraColour({ raster, mesh }: SeenFace): LinearRgb | null {
  const whites = eyeOpenings(mesh).flatMap((opening) => whitesOf(opening, raster));
  return whites.length === 0 ? null : medianColour(whites);
}

/** In the middle of their order by lightness; none where too few are in sight. */
function whitesOf({ polygon, irisCentre, irisRadiusPx }: EyeOpening, raster: Raster): LinearRgb[] {
  const centre = {
    x: polygon.reduce((sum, p) => sum + p.x, 0) / polygon.length,
    y: polygon.reduce((sum, p) => sum + p.y, 0) / polygon.length,
  };
  const inner = polygon.map((p) => ({
    x: p.x + drawnInShare * (centre.x - p.x),
    y: p.y + drawnInShare * (centre.y - p.y),
  }));
  const found: LinearRgb[] = [];
  for (const { y, from, to } of spansOfPolygon(inner, raster)) {
    for (let x = from; x < to; x++) {
      if (distance({ x, y }, irisCentre) <= irisReach * irisRadiusPx) continue;
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

const cheeks = [
  [-0.5, 0.55],
  [0.5, 0.55],
  [-0.4, 0.7],
  [0.4, 0.7],
] as const;
const skinHalfPx = 3;

function skinColour({ raster, mesh }: SeenFace): LinearRgb {
  const axes = faceAxes(mesh);
  return medianColour(
    [...bareSkin, ...cheeks].map(([right, down]) =>
      meanColour(raster.data, pointOnAxes(axes, right, -down), skinHalfPx),
    ),
  );
}

/** Of a square about a point, shifted inwards at the rim. */
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

/** Vertices of cheeks, sides of the nose and of the mouth with their mirror images. */
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

/** How far the colour of the light differs between both sides of the face, natural logarithm. */
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
