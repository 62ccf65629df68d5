import type { Natives } from '@vesika/report';
import { type EyeOpening, eyeOpenings } from '../../face/eye-openings.ts';
import { type FaceTones, toneOf } from '../../face/skin-model.ts';
import { distance } from '../../geometry/distance.ts';
import { labFromLinear, linearFromByte } from '../../raster/colour.ts';
import { countPixels } from './lenses.ts';

/** Radius of the tested disc, which contains the pupil but not the lids, iris radii. */
const discShare = 0.7;

/**
 * A flash makes a pupil redder than the skin by at least this natural logarithm of red over green. Brown irises in warm light
 * reach 0.23 in 72 people; a flash of half strength drawn into the same eyes reaches at least 0.59.
 */
const redOverSkinMin = 0.35;

/**
 * Red-eye effect of a flash: share of the inner iris that is red, for the worse eye. Pixels with b* above a* are orange,
 * as in brown irises, and pixels little redder than the skin show the colour of the light; neither counts.
 *
 * Out:    redEyeShare, 0 to 1; null when too little of both irises is visible.
 * Source: the requirement is ICAO Doc 9303-3, lighting, and ISO/IEC 39794-5, D.1.4 (no red eyes); no standard defines
 *         its measurement, so the method is ours.
 */
export function measureRedEye(tones: FaceTones): Natives {
  const shares = eyeOpenings(tones.mesh)
    .map((eye) => redShare(tones, eye))
    .filter((share) => share !== null);
  return { redEyeShare: shares.length === 0 ? null : Math.max(...shares) };
}

const pixelsMin = 30;

function redShare(tones: FaceTones, eye: EyeOpening): number | null {
  const { all, hits } = countPixels(tones, eye.polygon, (red, green, blue, at) => {
    if (distance(at, eye.irisCentre) > discShare * eye.irisRadiusPx) return null;
    return isHighlight(red, green, blue) ? null : isFlashRed(tones, red, green, blue);
  });
  return all < pixelsMin ? null : hits / all;
}

function isHighlight(red: number, green: number, blue: number): boolean {
  const brightest = Math.max(red, green, blue);
  return brightest > 230 && (brightest - Math.min(red, green, blue)) / brightest < 0.2;
}

function isFlashRed({ skin }: FaceTones, red: number, green: number, blue: number): boolean {
  if (red <= 70 || red <= 1.6 * Math.max(green, blue)) return false;
  if (toneOf(red, green, blue).red - skin.red <= redOverSkinMin) return false;
  const [, a, b] = labFromLinear([linearFromByte(red), linearFromByte(green), linearFromByte(blue)]);
  return a > 22 && b < a;
}
