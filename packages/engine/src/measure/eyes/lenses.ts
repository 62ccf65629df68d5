import type { Natives } from '@vesika/report';
import { type EyeOpening, eyeOpenings } from '../../face/eye-openings.ts';
import { pointOnAxes } from '../../face/face-axes.ts';
import { type FaceTones, toneOf } from '../../face/skin-model.ts';
import { distance } from '../../geometry/distance.ts';
import type { Point } from '../../geometry/spaces.ts';
import { spansOfPolygon } from '../../raster/polygon.ts';
import { quantile } from '../../raster/quantile.ts';

/**
 * What lenses and frame do to the eyes, were glasses worn: how dark the skin behind the lenses is against the
 * cheek below them, white reflections on them, and dark bars across the eye between its lids.
 *
 * Out:    lensLuminanceRatio, linear light behind the clearer lens over that of the cheek below it;
 *         lensGlareShare, of the area of the worse lens; frameOverEyesShare, of the opening of the worse eye.
 * Source: what is looked for: ISO/IEC 39794-5, D.1.4 (lenses clear, without reflections, frames clear of the
 *         eyes). The standard measures none of it (its EyesVisible counts hidden area alone), so the method is
 *         ours.
 */
export function measureLenses(tones: FaceTones): Natives {
  const eyes = eyeOpenings(tones.mesh);
  return {
    lensLuminanceRatio: Math.max(luminanceRatio(tones, -1), luminanceRatio(tones, 1)),
    lensGlareShare: Math.max(glareShare(tones, eyes[0]!, -1), glareShare(tones, eyes[1]!, 1)),
    frameOverEyesShare: Math.max(...eyes.map((eye) => darkShare(tones, eye))),
  };
}

/** Behind anything darker no eye can be seen; no shade of a face comes near. */
export const darkLensRatio = 0.35;

type Zone = readonly [from: number, to: number, top: number, bottom: number];
/** Below the lid and inside any rim; then the cheek below any rim. In inter-eye distances. */
const behindLens: Zone = [0.38, 0.62, 0.17, 0.3];
const belowLens: Zone = [0.38, 0.58, 0.6, 0.75];

/** The brighter of both sides counts: shade from the side darkens one, a lens both. */
function luminanceRatio(tones: FaceTones, side: -1 | 1): number {
  return medianLight(tones, behindLens, side) / medianLight(tones, belowLens, side);
}

/** Linear light from gamma-encoded grey. */
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

/** A lens as seen: an ellipse about the eye, radii in inter-eye distances. */
const lensRadii = { across: 0.42, down: 0.3 } as const;
const lensCentreDown = 0.06;
const glareLevelMin = 240;
const glareSaturationMax = 0.15;
/** A catch-light is less than this share of the eye's opening. */
const catchLightShareMax = 0.15;
/** A reflection's gamma-encoded grey over that of the skin: pale skin in full light is no reflection. */
const aboveSkin = 1.2;

function glareShare(tones: FaceTones, eye: EyeOpening, side: -1 | 1): number {
  const { axes, skin } = tones;
  const lens = Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const right = side * 0.5 + lensRadii.across * Math.cos(angle);
    return pointOnAxes(axes, right, -lensCentreDown - lensRadii.down * Math.sin(angle));
  });
  const greyMin = Math.exp(skin.light) * aboveSkin;
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

/** Darker than a third of the skin; around the iris, where lashes and pupil do not reach. */
const darkBelowSkin = 1.1;
const irisReach = 1.2;
const lashShare = 0.3;

/** Share of the white of an eye that is as dark as a frame. */
function darkShare(tones: FaceTones, eye: EyeOpening): number {
  const middle = {
    x: eye.polygon.reduce((sum, p) => sum + p.x, 0) / eye.polygon.length,
    y: eye.polygon.reduce((sum, p) => sum + p.y, 0) / eye.polygon.length,
  };
  const inner = eye.polygon.map((p) => ({
    x: p.x + (middle.x - p.x) * lashShare,
    y: p.y + (middle.y - p.y) * lashShare,
  }));
  const { all, hits } = countPixels(tones, inner, (red, green, blue, at) => {
    if (distance(at, eye.irisCentre) < irisReach * eye.irisRadiusPx) return null;
    return toneOf(red, green, blue).light < tones.skin.light - darkBelowSkin;
  });
  return all < 12 ? 0 : hits / all;
}

/** Pixels of a polygon that a test holds for; those it answers null for do not count. */
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
