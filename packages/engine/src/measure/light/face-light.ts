import type { Natives } from '@vesika/report';
import { type AlignedFace, alignedSizePx } from '../../face/aligned-face.ts';
import { type CheekPatch, cheekPatches } from '../../face/cheek-patches.ts';
import { faceAxes, pointOnAxes } from '../../face/face-axes.ts';
import { pointAt } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import { lowerCheeks } from '../../face/skin-model.ts';
import type { Point, Space } from '../../geometry/spaces.ts';
import { linearFromByte } from '../../raster/colour.ts';
import { quantile } from '../../raster/quantile.ts';
import { type ZoneLight, zoneLights } from './light-zones.ts';

/**
 * Uniformity of the illumination of the face. Shade takes red, green and blue alike, while a birthmark, make-up or a tan
 * leaves one of them nearly as it is, so the channel that differs least tells the light.
 *
 * Out:    illuminationUniformity, 0 to 1, on linear luminance; zoneLightRatio and cheekLightRatio, 0 to 1, on
 *         gamma-encoded bytes, null when the zones are outside the picture; faceShadowAsymmetry, natural logarithm, 0
 *         for even light; browLightRatio, on linear luminance, about 1 for even light.
 * Source: ISO/IEC 29794-5, IlluminationUniformity; ICAO Portrait Quality TR, illumination, for the four zones, of which
 *         forehead and chin are excluded when hair covers them. The others are ours.
 */
export function measureFaceLight({ aligned }: FaceView<Space>): Natives {
  const [forehead, left, right, chin] = zoneLights(aligned) as [ZoneLight, ZoneLight, ZoneLight, ZoneLight];
  const bare = [forehead, chin].filter(isBare);
  return {
    illuminationUniformity: sharedHistogram(aligned),
    zoneLightRatio: lowestOverHighest([left, right, ...bare]),
    cheekLightRatio: lowestOverHighest([left, right]),
    faceShadowAsymmetry: asymmetry(aligned, isBare(forehead)),
    browLightRatio: browLight(aligned),
  };
}

/** Texture above which hair covers a zone: sharp freckled skin has 0.07, a trimmed beard 0.10. */
const skinTextureMax = 0.085;

function isBare({ texture }: ZoneLight): boolean {
  return texture <= skinTextureMax;
}

/** Ratio of the darkest to the brightest zone, in the channel with the highest ratio; null for black zones. */
function lowestOverHighest(zones: readonly ZoneLight[]): number | null {
  const ratios = [0, 1, 2].map((channel) => {
    const means = zones.map(({ mean }) => mean[channel]!);
    return Math.min(...means) / Math.max(...means);
  });
  const most = Math.max(...ratios);
  return Number.isFinite(most) ? most : null;
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

/** Vertices of cheeks and sides of the mouth, and of the forehead, each followed by its mirror image. */
const mirrored = {
  cheeks: [50, 280, 205, 425, 101, 330, 36, 266, 118, 347, 117, 346, 123, 352, 187, 411, 207, 427, 216, 436],
  forehead: [104, 333, 69, 299, 108, 337],
} as const;
const sampleHalfPx = 4;

/**
 * Log ratio of light between the halves of the face. The light of a room falls on cheeks and forehead alike, unlike a spot of
 * another colour, so the forehead has a say where no hair covers it.
 */
function asymmetry(face: AlignedFace, isForeheadBare: boolean): number {
  const cheeks = medianLogRatio(face, mirrored.cheeks);
  if (!isForeheadBare) return Math.abs(cheeks);
  const alike = Math.sign(cheeks) * medianLogRatio(face, mirrored.forehead);
  return Math.max(0, Math.min(Math.abs(cheeks), alike));
}

/** Median over pairs, which is robust against hair over single points. */
function medianLogRatio(face: AlignedFace, pairs: readonly number[]): number {
  const logs: number[] = [];
  for (let i = 0; i < pairs.length; i += 2) logs.push(leastLogRatio(face, pairs[i]!, pairs[i + 1]!));
  return quantile(logs, 0.5);
}

function leastLogRatio(face: AlignedFace, one: number, other: number): number {
  const [p, q] = [one, other].map((index) => coloursAround(face, pointAt(face.mesh, index)));
  const logs = p!.map((level, channel) => Math.log(level / q![channel]!));
  return logs.reduce((least, log) => (Math.abs(log) < Math.abs(least) ? log : least));
}

/** Mean linear red, green and blue of a square, 0 to 1, plus one level of 255, which keeps ratios finite in black. */
function coloursAround({ raster: { data } }: AlignedFace, centre: Point<'aligned'>): number[] {
  const sums = [0, 0, 0];
  let count = 0;
  for (const i of squareAround(centre)) {
    for (let c = 0; c < 3; c++) sums[c]! += linearFromByte(data[3 * i + c]!);
    count++;
  }
  return sums.map((sum) => 1 / 255 + (count === 0 ? 0 : sum / count));
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

/** Mean luminance around a point plus one level, which keeps ratios finite in black. */
function lightAround({ luminance }: AlignedFace, centre: Point<'aligned'>): number {
  let sum = 0;
  let count = 0;
  for (const i of squareAround(centre)) {
    sum += luminance[i]!;
    count++;
  }
  return 1 + (count === 0 ? 0 : sum / count);
}

/** Pixels of the square around a point, as far as it lies in the aligned face. */
function* squareAround({ x, y }: Point<'aligned'>): Generator<number> {
  const [top, left] = [Math.floor(y) - sampleHalfPx, Math.floor(x) - sampleHalfPx];
  for (let row = Math.max(0, top); row <= Math.min(alignedSizePx - 1, top + 2 * sampleHalfPx); row++) {
    const end = Math.min(alignedSizePx - 1, left + 2 * sampleHalfPx);
    for (let column = Math.max(0, left); column <= end; column++) yield row * alignedSizePx + column;
  }
}
