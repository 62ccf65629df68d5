import { type Change, litLevel } from '@vesika/report';
import { alignFace } from '../face/aligned-face.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import {
  agreementMax,
  castMax,
  castOf,
  type FaceHues,
  faceHues,
  type Hue,
} from '../measure/light/colour-cast.ts';
import { type SkinLight, skinLight } from '../measure/light/skin-light.ts';
import { labFromLinear, linearFromByte, luminance, toByteFromLinear } from '../raster/colour.ts';
import type { Raster } from '../raster/raster.ts';

export interface LightPlan {
  /** Exposure in stops; 0 leaves it. */
  exposureEv: number;
  /** Gains of linear red, green and blue; [1, 1, 1] leaves them. */
  gains: readonly [number, number, number];
  changes: Change[];
}

/** Below this chroma the picture is black and white, and has no cast. */
const greyChromaMax = 3;
/** Natural logarithm: beyond this a channel is all but lost, and the rest of the cast is left for the checks to tell. */
const castMendedMax = 1;

/**
 * Bulbs and candles are red because blue is missing: red is at most so much of a lamp, and so much for each part of blue
 * that is missing, natural logarithms. More of it is sore eyes in red skin, which turn cyan where it is taken off.
 */
const lampRed = { most: 0.55, perMissingBlue: 0.55 } as const;

/**
 * The brightest skin of a well-lit face of any tone reaches a linear luminance of 0.30 in our portraits;
 * below 0.25 the picture is dark, not the skin.
 */
const highlight = { darkBelow: 0.25, aim: 0.3 } as const;
const exposureEvMax = 1;
/** Clipped skin carries no colour to correct by. */
const clippedShareMax = 0.05;

export const noLight: LightPlan = { exposureEv: 0, gains: [1, 1, 1], changes: [] };

/** What the light of a face needs, which is nothing for most portraits. */
export function planLight(picture: Raster, mesh: FaceMesh<'output'>): LightPlan {
  const skin = skinLight(picture, mesh);
  if (!skin || skin.clippedShare > clippedShareMax) return noLight;
  const exposureEv = exposureFor(skin);
  const gains = gainsFor(skin, faceHues(alignFace(picture, mesh)));
  return { exposureEv, gains, changes: changesOf(skin, exposureEv, gains) };
}

/** The picture stays as it is, byte for byte. */
export function leavesAlone({ exposureEv, gains }: LightPlan): boolean {
  return exposureEv === 0 && gains.every((gain) => gain === 1);
}

/** In: RGB bytes. Out: the same ones in the plan's light; themselves where it leaves them alone. */
export function lit(pixels: Uint8Array, plan: LightPlan): Uint8Array {
  if (leavesAlone(plan)) return pixels;
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
 * Takes a cast off where the white of the eyes and the skin agree on it and neutral light would hardly ever look so:
 * skin of no tone is a cast. Skin keeps its luminance, or what of it clips no channel.
 */
function gainsFor({ median, highlight: brightest }: SkinLight, hues: FaceHues | null): LightPlan['gains'] {
  const [, a, b] = labFromLinear(median);
  if (!hues || Math.hypot(a, b) < greyChromaMax) return [1, 1, 1];
  const { excess, distance, disagreement } = castOf(hues);
  if (distance <= castMax || disagreement > agreementMax || !couldBeLamp(excess)) return [1, 1, 1];
  const share = Math.min(1, castMendedMax / Math.hypot(...excess));
  const gains = [Math.exp(-share * excess[0]), 1, Math.exp(-share * excess[1])] as const;
  const relit = gains.map((gain, c) => gain * median[c]!) as [number, number, number];
  const unclipped = Math.min(...gains.map((gain, c) => 1 / Math.max(1e-3, gain * brightest[c]!)));
  const level = Math.min(luminance(median) / luminance(relit), unclipped);
  return [gains[0] * level, level, gains[2] * level];
}

function couldBeLamp([red, blue]: Hue): boolean {
  return red <= lampRed.most + lampRed.perMissingBlue * Math.max(0, -blue);
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
