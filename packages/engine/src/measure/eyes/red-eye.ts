import type { Natives } from '@vesika/report';
import { type EyeOpening, eyeOpenings } from '../../face/eye-openings.ts';
import type { FaceTones } from '../../face/skin-model.ts';
import { distance } from '../../geometry/distance.ts';
import { labFromLinear, linearFromByte } from '../../raster/colour.ts';
import { countPixels } from './lenses.ts';

/** The inner part of the iris, where a flash lights up the back of the eye, and no lid shows. */
const discShare = 0.7;

/**
 * Share of the iris that glows red, of the worse eye.
 *
 * Out:    0 to 1; null where so little of the irises shows that nothing can be said.
 * Source: what is looked for: ICAO Doc 9303-3, lighting, and ISO/IEC 39794-5, D.1.4 (no red eyes). Neither
 *         measures it; the method is ours. Hue is told by b* against a*, so that brown eyes, whose red leans to
 *         orange, do not count.
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
    return isHighlight(red, green, blue) ? null : isFlashRed(red, green, blue);
  });
  return all < pixelsMin ? null : hits / all;
}

function isHighlight(red: number, green: number, blue: number): boolean {
  const brightest = Math.max(red, green, blue);
  return brightest > 230 && (brightest - Math.min(red, green, blue)) / brightest < 0.2;
}

function isFlashRed(red: number, green: number, blue: number): boolean {
  if (red <= 70 || red <= 1.6 * Math.max(green, blue)) return false;
  const [, a, b] = labFromLinear([linearFromByte(red), linearFromByte(green), linearFromByte(blue)]);
  return a > 22 && b < a;
}
