import type { Natives } from '@vesika/report';
import { type EyeOpening, eyeOpenings } from '../../face/eye-openings.ts';
import { pointOnAxes } from '../../face/face-axes.ts';
import { type FaceTones, toneOf } from '../../face/skin-model.ts';
import { centroidOf } from '../../geometry/centroid.ts';
import { distance } from '../../geometry/distance.ts';
import type { Point } from '../../geometry/spaces.ts';
import { spansOfPolygon } from '../../raster/polygon.ts';
import { quantile } from '../../raster/quantile.ts';

/**
 * Effects of glasses on the eyes: lens tint, glare on the lenses, and frames across the eyes. The values mean something
 * only when glasses are worn.
 *
 * Out:    lensLuminanceRatio, linear luminance of the skin behind the clearer lens over that of the cheek below it;
 *         lensGlareShare, 0 to 1, share of the worse lens with white reflections; frameOverEyesShare, 0 to 1, share of
 *         the worse eye's opening that is as dark as a frame.
 * Source: the requirement is ISO/IEC 39794-5, D.1.4 (clear lenses, no reflections, frames clear of the eyes).
 *         EyesVisible of ISO/IEC 29794-5 measures occluded area only; the method is ours.
 */
export function measureLenses(tones: FaceTones): Natives {
  const eyes = eyeOpenings(tones.mesh);
  return {
    lensLuminanceRatio: Math.max(luminanceRatio(tones, -1), luminanceRatio(tones, 1)),
    lensGlareShare: Math.max(glareShare(tones, eyes[0]!, -1), glareShare(tones, eyes[1]!, 1)),
    frameOverEyesShare: Math.max(...eyes.map((eye) => darkShare(tones, eye))),
  };
}

/** lensLuminanceRatio below which a lens hides the eye; shading of a face alone never gets near it. */
export const darkLensRatio = 0.35;

/** Rectangle in inter-eye distances: from the midline outwards, and below the eyes. */
type Zone = readonly [from: number, to: number, top: number, bottom: number];
/** Skin between the lower lid and the rim, and cheek below the rim. */
const behindLens: Zone = [0.38, 0.62, 0.17, 0.3];
const belowLens: Zone = [0.38, 0.58, 0.6, 0.75];

/** The caller uses the brighter side, because side light darkens one side and tinted lenses both. */
function luminanceRatio(tones: FaceTones, side: -1 | 1): number {
  return medianLight(tones, behindLens, side) / medianLight(tones, belowLens, side);
}

/** Median linear luminance of a zone, 0 to 1, approximated from grey by a gamma of 2.2. */
function medianLight({ axes, grey, raster }: FaceTones, [from, to, top, bottom]: Zone, side: -1 | 1): number {
  const step = 3 / axes.interEyePx;
  const found: number[] = [];
  for (let right = from; right <= to; right += step) {
    for (let down = top; down <= bottom; down += step) {
      const { x, y } = pointOnAxes(axes, side * right, -down);
      found.push(grey[Math.floor(y) * raster.widthPx + Math.floor(x)]!);
    }
  }
  return ((quantile(found, 0.5) + 2) / 255) ** 2.2;
}

/** Model of a lens: an ellipse around the eye, inter-eye distances. */
const lensRadii = { across: 0.42, down: 0.3 } as const;
const lensCentreDown = 0.06;
const glareLevelMin = 240;
const glareSaturationMax = 0.15;
/** Largest share of the eye's opening that counts as a catch-light instead of glare. */
const catchLightShareMax = 0.15;
/** Least grey of glare over that of the skin, which excludes brightly lit pale skin. */
const skinRatioMin = 1.2;

function glareShare(tones: FaceTones, eye: EyeOpening, side: -1 | 1): number {
  const { axes, skin } = tones;
  const lens = Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const right = side * 0.5 + lensRadii.across * Math.cos(angle);
    return pointOnAxes(axes, right, -lensCentreDown - lensRadii.down * Math.sin(angle));
  });
  const greyMin = Math.exp(skin.light) * skinRatioMin;
  const onLens = countPixels(tones, lens, (red, green, blue) => isGlare(red, green, blue, greyMin));
  const onEye = countPixels(tones, eye.polygon, (red, green, blue) => isGlare(red, green, blue, greyMin));
  const catchLight = onEye.hits <= catchLightShareMax * onEye.all ? onEye.hits : 0;
  return onLens.all === 0 ? 0 : (onLens.hits - catchLight) / onLens.all;
}

function isGlare(red: number, green: number, blue: number, greyMin: number): boolean {
  const brightest = Math.max(red, green, blue);
  if (brightest < glareLevelMin) return false;
  const saturation = (brightest - Math.min(red, green, blue)) / brightest;
  return saturation < glareSaturationMax && (red + green + blue) / 3 > greyMin;
}

/** Log ratio to the skin below which a pixel is as dark as a frame. */
const darkBelowSkin = 1.1;
/** Radius of the excluded iris, iris radii. */
const irisExclusion = 1.2;
/** Inset of the eye's outline, which excludes the lashes. */
const lashInset = 0.3;

/** Share of the visible sclera that is as dark as a frame. */
function darkShare(tones: FaceTones, eye: EyeOpening): number {
  const centre = centroidOf(eye.polygon);
  const inner = eye.polygon.map((p) => ({
    x: p.x + (centre.x - p.x) * lashInset,
    y: p.y + (centre.y - p.y) * lashInset,
  }));
  const { all, hits } = countPixels(tones, inner, (red, green, blue, at) => {
    if (distance(at, eye.irisCentre) < irisExclusion * eye.irisRadiusPx) return null;
    return toneOf(red, green, blue).light < tones.skin.light - darkBelowSkin;
  });
  return all < 12 ? 0 : hits / all;
}

/** Counts the pixels of a polygon, and those that pass a test; pixels with the answer null are excluded. */
export function countPixels(
  { raster }: FaceTones,
  polygon: readonly Point<'aligned'>[],
  test: (red: number, green: number, blue: number, at: Point<'aligned'>) => boolean | null,
): { all: number; hits: number } {
  let all = 0;
  let hits = 0;
  for (const { y, from, to } of spansOfPolygon(polygon, raster)) {
    for (let x = from; x < to; x++) {
      const at = (y * raster.widthPx + x) * 3;
      const answer = test(raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!, { x, y });
      if (answer === null) continue;
      all++;
      if (answer) hits++;
    }
  }
  return { all, hits };
}
