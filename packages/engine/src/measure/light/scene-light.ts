import { type LinearRgb, luminance } from '../../raster/colour.ts';
import { quantile } from '../../raster/quantile.ts';
import { type Hue, hueDistance, hueOf, medianHue } from './hue.ts';

/** Colours of what a picture shows beside skin and hair, linear. */
export interface SceneColours {
  /** The background. */
  wall: readonly LinearRgb[];
  /** The person below the chin. */
  clothes: readonly LinearRgb[];
}

/** The hue that a surface has if it is white or grey, and its brightness. */
interface Surface {
  hue: Hue;
  light: number;
}

/** Least tint of the light that is corrected, natural logarithm: CIELAB chroma 9 of a bright wall. */
const tintMin = 0.24;
/**
 * Tint that no cream, pale blue or yellowish white has, nor the white of an eye by nature, which is off by 0.25 at most. A
 * weaker tint of cloth alone is taken for its dye.
 */
const tintSure = 0.4;
/** Hues of one surface, and of two white surfaces in one light, differ by less. */
const surfaceSpread = 0.12;
const surfacesApart = 0.15;
/** Share of a surface that has its hue. */
const plainShareMin = 0.7;
/** Share of a surface that is not clipped. */
const unclippedShareMin = 0.3;
/** Linear luminance below which a wall is too dark to be white or grey paint. */
const wallLightMin = 0.12;
/** White cloth is brighter than the brightest skin by this factor. */
const clothOverSkin = 1.25;
const samplesMin = 120;
/** A channel above it may be clipped, which hides the hue. */
const unclippedMax = 0.97;

/**
 * Estimates the colour of the light from a plain wall or white cloth. A wall alone may be painted and a dress dyed, so a
 * second thing that has the colour of the light by nature must agree: white cloth with the wall, or the white of the
 * eyes with either. White surfaces that contradict each other prove that the light is neutral, or nothing.
 *
 * In:  `skinLight`, linear luminance of the brightest skin; `eyes`, tint of the white of the eyes, null if unseen.
 * Out: null where the evidence is too weak or contradictory.
 */
export function sceneTint(
  { wall, clothes }: SceneColours,
  skinLight: number,
  eyes: Hue | null,
): { tint: Hue; light: number } | null {
  const plain = surfaceOf(wall, wallLightMin);
  const cloth = surfaceOf(
    clothes.filter((colour) => luminance(colour) > clothOverSkin * skinLight),
    wallLightMin,
  );
  const from = plain ?? cloth;
  if (!from || Math.hypot(...from.hue) < (plain ? tintMin : tintSure)) return null;
  if (plain && cloth) {
    if (hueDistance(plain.hue, cloth.hue) <= surfacesApart) return { tint: from.hue, light: from.light };
    if (Math.hypot(...cloth.hue) < tintMin / 2) return null;
  }
  return eyes && eyesAgree(eyes, from.hue) ? { tint: from.hue, light: from.light } : null;
}

/** The surface that most of the colours belong to; null if they are of several, too few, too dark or clipped. */
function surfaceOf(colours: readonly LinearRgb[], lightMin: number): Surface | null {
  const seen = colours.filter((colour) => Math.max(colour[0], colour[1], colour[2]) < unclippedMax);
  if (seen.length < Math.max(samplesMin, unclippedShareMin * colours.length)) return null;
  const hues = seen.map(hueOf);
  const hue = medianHue(hues);
  const near = hues.filter((each) => hueDistance(each, hue) <= surfaceSpread).length;
  const light = quantile(seen.map(luminance), 0.5);
  return near >= plainShareMin * seen.length && light >= lightMin ? { hue, light } : null;
}

/** Least share of a weak and of a strong tint that the eyes show, and least cosine between both tints. */
const eyesShareMin = { weak: 0.9, sure: 0.75 } as const;
const eyesCosineMin = 0.8;

/** The white of the eyes is more or less red by nature, so it proves a weak tint only if it shows it in full. */
function eyesAgree(eyes: Hue, tint: Hue): boolean {
  const strength = Math.hypot(...tint);
  const share = strength < tintSure ? eyesShareMin.weak : eyesShareMin.sure;
  const along = (eyes[0] * tint[0] + eyes[1] * tint[1]) / strength;
  return along >= share * strength && along >= eyesCosineMin * Math.hypot(...eyes);
}
