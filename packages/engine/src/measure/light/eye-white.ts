import type { Natives } from '@vesika/report';
import { type AlignedFace, alignedSizePx } from '../../face/aligned-face.ts';
import { type EyeOpening, eyeOpenings } from '../../face/eye-openings.ts';
import type { FaceView } from '../../face/face-view.ts';
import { centroidOf } from '../../geometry/centroid.ts';
import { distance } from '../../geometry/distance.ts';
import type { Point, Space } from '../../geometry/spaces.ts';
import { type LinearRgb, linearFromByte, luminance } from '../../raster/colour.ts';
import { spansOfPolygon } from '../../raster/polygon.ts';
import { quantile } from '../../raster/quantile.ts';
import { type Hue, hueOf, medianHue } from './hue.ts';

type FaceImage = Pick<AlignedFace, 'raster' | 'mesh'>;

/**
 * The white of the eyes, the one part of a face that has nearly the same colour in people of all skin tones. It shows how
 * bright the light on the face is, and of what colour.
 *
 * Out:    eyeWhiteLight, linear luminance of the brighter eye, 0 to 1; null for eyes outside the picture. eyeWhiteRed and
 *         eyeWhiteBlue, excess over the usual white of an eye, natural logarithms; null when no sclera is visible.
 * Source: the method is ours.
 */
export function measureEyeWhite({ aligned }: FaceView<Space>): Natives {
  const tint = eyeWhiteTint(aligned);
  return {
    eyeWhiteLight: eyeWhiteLight(aligned),
    eyeWhiteRed: tint?.[0] ?? null,
    eyeWhiteBlue: tint?.[1] ?? null,
  };
}

/**
 * Usual hue of the white of an eye in neutral light, every ethnicity with the same weight, by lab/fit/eye-white.ts. Between
 * people it varies by about 0.08 on either axis.
 */
const usualWhite: Hue = [0.12, -0.08];

/** Hue of the sclera relative to the usual one; null when no sclera is visible. */
export function eyeWhiteTint(face: FaceImage): Hue | null {
  const hue = scleraHue(face);
  return hue && [hue[0] - usualWhite[0], hue[1] - usualWhite[1]];
}

/** Quantile of the pixels between the lids that is the white of the eye; a catch light of usual size is above it. */
const whiteRank = 0.98;

/** Linear luminance of the brighter eye, 0 to 1; null for eyes outside the picture. */
export function eyeWhiteLight({ raster, mesh }: FaceImage): number | null {
  const whites = eyeOpenings(mesh).flatMap(({ polygon }) => {
    const seen = coloursIn(polygon, raster).map(({ colour }) => luminance(colour));
    return seen.length === 0 ? [] : [quantile(seen, whiteRank)];
  });
  return whites.length === 0 ? null : Math.max(...whites);
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

/** Median hue of the sclera of both eyes; null when too little is visible. */
export function scleraHue({ raster, mesh }: FaceImage): Hue | null {
  const hues = eyeOpenings(mesh).flatMap((opening) => scleraColours(opening, raster).map(hueOf));
  return hues.length === 0 ? null : medianHue(hues);
}

function scleraColours(
  { polygon, irisCentre, irisRadiusPx }: EyeOpening,
  raster: AlignedFace['raster'],
): LinearRgb[] {
  const centre = centroidOf(polygon);
  const inner = polygon.map((p) => ({
    x: p.x + lidInset * (centre.x - p.x),
    y: p.y + lidInset * (centre.y - p.y),
  }));
  const found = coloursIn(inner, raster)
    .filter(({ x, y }) => distance({ x, y }, irisCentre) > irisExclusion * irisRadiusPx)
    .map(({ colour }) => colour)
    .filter((colour) => Math.max(...colour) < brightestMax);
  if (found.length < scleraPxMin) return [];
  found.sort((p, q) => luminance(p) - luminance(q));
  return found.slice(Math.floor(scleraBand.from * found.length), Math.ceil(scleraBand.to * found.length));
}

function coloursIn(polygon: readonly Point<'aligned'>[], raster: AlignedFace['raster']) {
  const { data } = raster;
  const found: { x: number; y: number; colour: LinearRgb }[] = [];
  for (const { y, from, to } of spansOfPolygon(polygon, raster)) {
    for (let x = from; x < to; x++) {
      const at = (y * alignedSizePx + x) * 3;
      const colour = [data[at]!, data[at + 1]!, data[at + 2]!].map(linearFromByte) as [
        number,
        number,
        number,
      ];
      found.push({ x, y, colour });
    }
  }
  return found;
}
