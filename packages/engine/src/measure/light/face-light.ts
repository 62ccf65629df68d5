import type { Natives } from '@vesika/report';
import { type AlignedFace, alignedSizePx } from '../../face/aligned-face.ts';
import { type CheekPatch, cheekPatches } from '../../face/cheek-patches.ts';
import { faceAxes, pointOnAxes } from '../../face/face-axes.ts';
import { pointAt } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import { lowerCheeks } from '../../face/skin-model.ts';
import type { Point, Space } from '../../geometry/spaces.ts';
import { quantile } from '../../raster/quantile.ts';
import { type ZoneLight, zoneLights } from './light-zones.ts';

/**
 * Uniformity of the illumination of the face.
 *
 * Out:    illuminationUniformity, 0 to 1, on linear luminance; zoneLightRatio and cheekLightRatio, 0 to 1, on
 *         gamma-encoded bytes, null when the zones are outside the picture; faceShadowAsymmetry, natural logarithm, 0
 *         for even light; browLightRatio, on linear luminance, about 1 for even light.
 * Source: ISO/IEC 29794-5, IlluminationUniformity; ICAO Portrait Quality TR, illumination, for the four zones, of which
 *         forehead and chin are excluded when hair covers them. The others are ours.
 */
export function measureFaceLight({ aligned }: FaceView<Space>): Natives {
  const [forehead, left, right, chin] = zoneLights(aligned) as [ZoneLight, ZoneLight, ZoneLight, ZoneLight];
  const bare = [forehead, chin].filter(({ texture }) => texture <= skinTextureMax);
  return {
    illuminationUniformity: sharedHistogram(aligned),
    zoneLightRatio: lowestOverHighest([left, right, ...bare]),
    cheekLightRatio: lowestOverHighest([left, right]),
    faceShadowAsymmetry: asymmetry(aligned),
    browLightRatio: browLight(aligned),
  };
}

/** Texture above which hair covers a zone: sharp freckled skin has 0.07, a trimmed beard 0.10. */
const skinTextureMax = 0.085;

/** Ratio of the darkest to the brightest zone, in the channel with the lowest ratio; null for black zones. */
function lowestOverHighest(zones: readonly ZoneLight[]): number | null {
  const ratios = [0, 1, 2].map((channel) => {
    const means = zones.map(({ mean }) => mean[channel]!);
    return Math.min(...means) / Math.max(...means);
  });
  const worst = Math.min(...ratios);
  return Number.isFinite(worst) ? worst : null;
}

/** Intersection of the luminance histograms of both cheek patches. */
function sharedHistogram(face: AlignedFace): number {
  const [left, right] = cheekPatches(face).map((patch) => histogramOf(face, patch));
  const pixels = left!.reduce((sum, count) => sum + count, 0);
  return left!.reduce((sum, count, value) => sum + Math.min(count, right![value]!), 0) / Math.max(1, pixels);
}

/** Luminance histogram of a patch; pixels outside the face count as black, as in the standard. */
function histogramOf({ luminance, hull }: AlignedFace, { left, top, side }: CheekPatch): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) {
      const i = y * alignedSizePx + x;
      histogram[hull.mask[i] ? luminance[i]! : 0]!++;
    }
  }
  return histogram;
}

/** Vertices of cheeks, sides of the mouth and lower forehead, each followed by its mirror image. */
const mirrored = [
  50, 280, 205, 425, 101, 330, 36, 266, 118, 347, 117, 346, 123, 352, 187, 411, 207, 427, 216, 436, 104, 333,
  69, 299, 108, 337,
] as const;
const sampleHalfPx = 4;

/** Absolute median log ratio of light over the pairs, which is robust against hair over single points. */
function asymmetry(face: AlignedFace): number {
  const logs: number[] = [];
  for (let i = 0; i < mirrored.length; i += 2) {
    logs.push(Math.log(lightAt(face, mirrored[i]!) / lightAt(face, mirrored[i + 1]!)));
  }
  logs.sort((p, q) => p - q);
  return Math.abs(logs[logs.length >> 1]!);
}

/** Places between and above the brows and on the bridge of the nose, inter-eye distances right of and below the eyes. */
const forehead = [
  [-0.1, -0.4],
  [0.1, -0.4],
  [0, -0.3],
] as const;
const bridge = [
  [0, 0.02],
  [0, 0.08],
  [0, 0.14],
] as const;

/**
 * Light on the upper face over that on the cheeks, which falls under the brim of a hat. The brighter of forehead and
 * bridge of the nose counts, because hair may cover the forehead.
 */
function browLight(face: AlignedFace): number {
  const axes = faceAxes(face.mesh);
  const light = (places: readonly (readonly [number, number])[]) =>
    quantile(
      places.map(([right, down]) => lightAround(face, pointOnAxes(axes, right, -down))),
      0.5,
    );
  return Math.max(light(forehead), light(bridge)) / light(lowerCheeks);
}

function lightAt(face: AlignedFace, index: number): number {
  return lightAround(face, pointAt(face.mesh, index));
}

/** Mean luminance around a point plus one level, which keeps ratios finite in black. */
function lightAround({ luminance }: AlignedFace, { x, y }: Point<'aligned'>): number {
  let sum = 0;
  let count = 0;
  const top = Math.max(0, Math.floor(y) - sampleHalfPx);
  const left = Math.max(0, Math.floor(x) - sampleHalfPx);
  for (let row = top; row <= Math.min(alignedSizePx - 1, top + 2 * sampleHalfPx); row++) {
    for (let column = left; column <= Math.min(alignedSizePx - 1, left + 2 * sampleHalfPx); column++) {
      sum += luminance[row * alignedSizePx + column]!;
      count++;
    }
  }
  return 1 + (count === 0 ? 0 : sum / count);
}
