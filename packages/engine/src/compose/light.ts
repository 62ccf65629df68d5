import { type Change, litLevel } from '@vesika/report';
import { alignFace } from '../face/aligned-face.ts';
import { transformMesh } from '../geometry/similarity.ts';
import type { FaceMesh, Space } from '../geometry/spaces.ts';
import {
  agreementMax,
  castMax,
  castOf,
  type FaceHues,
  faceHues,
  redBeyondLamp,
} from '../measure/light/colour-cast.ts';
import { type SkinLight, skinLight } from '../measure/light/skin-light.ts';
import type { Observation } from '../observation/observation.ts';
import { labFromLinear, linearFromByte, luminance, toByteFromLinear } from '../raster/colour.ts';
import type { Raster } from '../raster/raster.ts';

export interface LightPlan {
  /** Exposure correction in stops; 0 for none. */
  exposureEv: number;
  /** Gains of linear red, green and blue; [1, 1, 1] for none. */
  gains: readonly [number, number, number];
  changes: Change[];
}

/** Below this chroma the picture is black and white and has no colour cast. */
const greyChromaMax = 3;
/**
 * Largest correction, as a natural logarithm. Beyond it a channel is nearly lost, and the rest of the cast is left to
 * the checks.
 */
const castCorrectedMax = 1;

/**
 * Linear luminance of the brightest skin. In well-lit portraits it reaches 0.30 for any skin tone; below 0.25 the
 * picture is dark, not the skin.
 */
const highlight = { darkBelow: 0.25, aim: 0.3 } as const;
const exposureEvMax = 1;
/** Above this share of clipped skin its colour is unreliable and nothing is corrected. */
const clippedShareMax = 0.05;

export const unchangedLight: LightPlan = { exposureEv: 0, gains: [1, 1, 1], changes: [] };

/**
 * Plans the correction for all photos of an original. It reads the kept pixels around the head, not a document's frame,
 * so the same face has the same light in every document.
 */
export function planOriginalLight({ patch, face }: Pick<Observation, 'patch' | 'face'>): LightPlan {
  const { raster, left, top, scaleX } = patch;
  return planLight(
    raster,
    transformMesh({ a: scaleX, b: 0, tx: -left * scaleX, ty: -top * scaleX }, face.mesh),
  );
}

/**
 * Plans the correction of exposure and white balance; most portraits need none.
 *
 * In: picture and mesh in one space, px.
 */
export function planLight(picture: Raster, mesh: FaceMesh<Space>): LightPlan {
  const skin = skinLight(picture, mesh);
  if (!skin || skin.clippedShare > clippedShareMax) return unchangedLight;
  const exposureEv = exposureFor(skin);
  const gains = gainsFor(skin, faceHues(alignFace(picture, mesh)));
  return { exposureEv, gains, changes: changesOf(skin, exposureEv, gains) };
}

/** True when the picture stays identical, byte for byte. */
export function isUnchanged({ exposureEv, gains }: LightPlan): boolean {
  return exposureEv === 0 && gains.every((gain) => gain === 1);
}

/** Applies a plan. In: RGB bytes. Out: corrected RGB bytes; the same array when nothing changes. */
export function applyLight(pixels: Uint8Array, plan: LightPlan): Uint8Array {
  if (isUnchanged(plan)) return pixels;
  const { exposureEv, gains } = plan;
  const tables = gains.map((gain) => curve(gain, exposureEv));
  const [red, green, blue] = tables as [Uint8Array, Uint8Array, Uint8Array];
  const relit = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 3) {
    relit[i] = red[pixels[i]!]!;
    relit[i + 1] = green[pixels[i + 1]!]!;
    relit[i + 2] = blue[pixels[i + 2]!]!;
  }
  return relit;
}

function curve(gain: number, exposureEv: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) =>
    toByteFromLinear(litLevel(linearFromByte(byte), gain, exposureEv)),
  );
}

function exposureFor({ highlightLuminance }: SkinLight): number {
  if (highlightLuminance >= highlight.darkBelow) return 0;
  return Math.min(exposureEvMax, Math.log2(highlight.aim / Math.max(highlightLuminance, 1e-3)));
}

/**
 * Gains that remove a colour cast, if the white of the eyes and the skin agree on it and it is outside the range of
 * neutral light; skin tone alone is never taken for a cast. The luminance of the skin is kept unless a channel would
 * clip.
 */
function gainsFor({ median, highlight: brightest }: SkinLight, hues: FaceHues | null): LightPlan['gains'] {
  const [, a, b] = labFromLinear(median);
  if (!hues || Math.hypot(a, b) < greyChromaMax) return [1, 1, 1];
  const { excess, distance, disagreement } = castOf(hues);
  if (distance <= castMax || disagreement > agreementMax || redBeyondLamp(excess) > 0) return [1, 1, 1];
  const share = Math.min(1, castCorrectedMax / Math.hypot(...excess));
  const gains = [Math.exp(-share * excess[0]), 1, Math.exp(-share * excess[1])] as const;
  const relit = gains.map((gain, c) => gain * median[c]!) as [number, number, number];
  const unclipped = Math.min(...gains.map((gain, c) => 1 / Math.max(1e-3, gain * brightest[c]!)));
  const level = Math.min(luminance(median) / luminance(relit), unclipped);
  return [gains[0] * level, level, gains[2] * level];
}

function changesOf({ median }: SkinLight, exposureEv: number, gains: LightPlan['gains']): Change[] {
  const changes: Change[] = [];
  if (exposureEv !== 0) changes.push({ what: 'exposure', amount: exposureEv, unit: 'EV' });
  const shift = Math.max(
    ...gains.map((gain, c) => Math.abs(toByteFromLinear(median[c]! * gain) - toByteFromLinear(median[c]!))),
  );
  if (shift > 0) changes.push({ what: 'white-balance', amount: shift, unit: '/255' });
  return changes;
}
