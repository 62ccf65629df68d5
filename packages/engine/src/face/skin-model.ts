import type { FaceMesh, Point, Space } from '../geometry/spaces.ts';
import { quantile } from '../raster/quantile.ts';
import type { Raster } from '../raster/raster.ts';
import { type FaceAxes, faceAxes, pointOnAxes } from './face-axes.ts';
import type { FaceHull } from './face-hull.ts';
import type { FaceView } from './face-view.ts';

/**
 * A colour as natural logarithms: differences of tones are log ratios, and shading changes `light` much more than the
 * chromatic parts.
 */
export interface Tone {
  /** Grey. */
  light: number;
  /** Red over green. */
  red: number;
  /** Blue over green. */
  blue: number;
}

/** The aligned face with the tone of its bare skin, the reference for measures of coverings. */
export interface FaceTones {
  raster: Raster;
  /** Gamma-encoded grey of `raster`. */
  grey: Float32Array;
  mesh: FaceMesh<'aligned'>;
  hull: FaceHull;
  axes: FaceAxes<'aligned'>;
  /** Median tone of bare skin. */
  skin: Tone;
}

/**
 * Places where neither glasses, masks nor head coverings usually hide the skin: between the brows, along the bridge of
 * the nose and below the eyes. In inter-eye distances right of and below the eye midpoint.
 */
const bareSkin = [
  ...([-0.1, 0, 0.1] as const).map((right) => [right, -0.4] as const),
  ...([0.05, 0.15, 0.25] as const).map((down) => [0, down] as const),
  ...([-0.5, -0.4, 0.4, 0.5, -0.06, 0.06] as const).map((right) => [right, 0.3] as const),
  [0, -0.3] as const,
];

/** Places on the lower cheeks, inter-eye distances right of and below the eye midpoint. */
export const lowerCheeks = [
  [-0.5, 0.55],
  [0.5, 0.55],
  [-0.4, 0.7],
  [0.4, 0.7],
] as const;

/**
 * The aligned face of a view, with the median tone of its bare skin; the median over thirteen places is robust against
 * glasses or strands of hair over some of them.
 */
export function faceTones({ aligned: { raster, mesh, hull } }: FaceView<Space>): FaceTones {
  return faceTonesOf(raster, mesh, hull);
}

/** Equivalent of faceTones for an aligned raster with its mesh and hull. */
export function faceTonesOf(raster: Raster, mesh: FaceMesh<'aligned'>, hull: FaceHull): FaceTones {
  const axes = faceAxes(mesh);
  const tones = bareSkinPlaces(axes).map((place) => toneAt(raster, place));
  return { raster, grey: greyOf(raster), mesh, hull, axes, skin: medianTone(tones) };
}

/** The places of `bareSkin`, px of the aligned face. */
export function bareSkinPlaces(axes: FaceAxes<'aligned'>): Point<'aligned'>[] {
  return bareSkin.map(([right, down]) => pointOnAxes(axes, right, -down));
}

/**
 * Mean tone of the square around a point, sampled at every second pixel and shifted inwards at the border.
 *
 * In: point in px of the raster; half the side of the square, px.
 */
export function toneAt({ data, widthPx, heightPx }: Raster, { x, y }: Point<Space>, halfPx = 4): Tone {
  const left = Math.round(Math.min(widthPx - 1 - halfPx, Math.max(halfPx, x)));
  const top = Math.round(Math.min(heightPx - 1 - halfPx, Math.max(halfPx, y)));
  const sum = [0, 0, 0];
  let count = 0;
  for (let dy = -halfPx; dy <= halfPx; dy += 2) {
    for (let dx = -halfPx; dx <= halfPx; dx += 2) {
      const at = ((top + dy) * widthPx + left + dx) * 3;
      for (let c = 0; c < 3; c++) sum[c]! += data[at + c]!;
      count++;
    }
  }
  return toneOf(sum[0]! / count, sum[1]! / count, sum[2]! / count);
}

/** Added to every level, which keeps noise in near-black pixels from producing large log ratios. */
const floor = 8;

/** Tone of a gamma-encoded sRGB colour, 0 to 255; grey by the weights of ITU-R BT.601. */
export function toneOf(red: number, green: number, blue: number): Tone {
  return {
    light: Math.log(0.299 * red + 0.587 * green + 0.114 * blue + floor),
    red: Math.log((red + floor) / (green + floor)),
    blue: Math.log((blue + floor) / (green + floor)),
  };
}

/** Log ratios of `a` over `b`, component by component; 0 for equal tones. */
export function toneDifference(a: Tone, b: Tone): Tone {
  return { light: a.light - b.light, red: a.red - b.red, blue: a.blue - b.blue };
}

/** Component-wise median of tones. */
export function medianTone(tones: readonly Tone[]): Tone {
  const median = (pick: (tone: Tone) => number) => quantile(tones.map(pick), 0.5);
  return { light: median((t) => t.light), red: median((t) => t.red), blue: median((t) => t.blue) };
}

function greyOf({ data }: Raster): Float32Array {
  const grey = new Float32Array(data.length / 3);
  for (let i = 0, at = 0; i < grey.length; i++, at += 3) {
    grey[i] = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
  }
  return grey;
}
