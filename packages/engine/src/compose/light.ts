import { type Change, clippedShare, litChannel } from '@vesika/report';
import { type AlignedFace, alignFace } from '../face/aligned-face.ts';
import { faceAxes } from '../face/face-axes.ts';
import { pointAt, vertex } from '../face/face-points.ts';
import { invert, transformMesh, transformPoint } from '../geometry/similarity.ts';
import { backgroundAlphaMax } from '../measure/background/background.ts';
import { eyeWhiteLight, eyeWhiteTint } from '../measure/light/eye-white.ts';
import { whiteRank } from '../measure/light/picture-white.ts';
import { type SceneColours, sceneTint } from '../measure/light/scene-light.ts';
import type { Observation } from '../observation/observation.ts';
import { type LinearRgb, linearFromByte, luminance, toByteFromLinear } from '../raster/colour.ts';
import { quantile } from '../raster/quantile.ts';

export interface LightPlan {
  /** Exposure correction in stops; 0 for none. */
  exposureEv: number;
  /** Gains of linear red, green and blue; [1, 1, 1] for none. */
  gains: readonly [number, number, number];
  changes: Change[];
}

export const unchangedLight: LightPlan = { exposureEv: 0, gains: [1, 1, 1], changes: [] };

/**
 * Plans the correction for all photos of an original. It reads the kept pixels around the head, not a document's frame,
 * so the same face has the same light in every document. It never asks for the colour or brightness of the skin: the
 * exposure follows what is white in the picture, the white balance what is white or grey beside the person's skin.
 */
export function planOriginalLight(
  observation: Pick<Observation, 'patch' | 'face' | 'matte' | 'toPortrait'>,
): LightPlan {
  const { everything, ...scene } = coloursOf(observation);
  if (everything.length === 0) return unchangedLight;
  const { raster, left, top, scaleX } = observation.patch;
  const toPatch = { a: scaleX, b: 0, tx: -left * scaleX, ty: -top * scaleX };
  const face = alignFace(raster, transformMesh(toPatch, observation.face.mesh));
  const white = Math.max(quantile(everything.map(luminance), whiteRank), eyeWhiteLight(face) ?? 0);
  const exposureEv = exposureFor(white);
  const seen = sceneTint(scene, brightestSkin(face), eyeWhiteTint(face));
  if (!seen) return { exposureEv, gains: unchangedLight.gains, changes: exposureChanges(exposureEv) };
  const gains = gainsAgainst(seen.tint);
  return {
    exposureEv,
    gains,
    changes: [...exposureChanges(exposureEv), balanceChange(gains, seen.light)],
  };
}

/** True when the picture stays identical, byte for byte. */
export function isUnchanged({ exposureEv, gains }: LightPlan): boolean {
  return exposureEv === 0 && gains.every((gain) => gain === 1);
}

/** Applies a plan. In: RGB bytes. Out: corrected RGB bytes; the same array when nothing changes. */
export function applyLight(pixels: Uint8Array, plan: LightPlan): Uint8Array {
  if (isUnchanged(plan)) return pixels;
  const relit = new Uint8Array(pixels.length);
  const tables = litTables(plan);
  for (let i = 0; i < pixels.length; i += 3) {
    const [red, green, blue] = tables[Math.max(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!)]!;
    relit[i] = red[pixels[i]!]!;
    relit[i + 1] = green[pixels[i + 1]!]!;
    relit[i + 2] = blue[pixels[i + 2]!]!;
  }
  return relit;
}

type LitTables = readonly [red: Uint8Array, green: Uint8Array, blue: Uint8Array];

/** Corrected bytes of each channel for the bytes of a colour, by the highest byte of the colour. */
function litTables({ gains, exposureEv }: LightPlan): LitTables[] {
  const ofShare = new Map<number, LitTables>();
  return Array.from({ length: 256 }, (_, brightest) => {
    const clipped = clippedShare(linearFromByte(brightest));
    const table = (gain: number) =>
      Uint8Array.from({ length: 256 }, (_, byte) =>
        toByteFromLinear(litChannel(linearFromByte(byte), { gain, clipped, exposureEv })),
      );
    const tables = ofShare.get(clipped) ?? [table(gains[0]), table(gains[1]), table(gains[2])];
    ofShare.set(clipped, tables);
    return tables;
  });
}

/** Step between the pixels of the matte that are read, px. */
const stride = 3;
const personAlpha = 250;
/** Clothes begin this far below the chin, inter-eye distances; necks and beards are above. */
const clothesBelowChin = 0.4;

/** Colours of the kept pixels by what the matte says of them. */
function coloursOf({
  patch: { raster, left, top, scaleX, scaleY },
  face,
  matte,
  toPortrait,
}: Pick<Observation, 'patch' | 'face' | 'matte' | 'toPortrait'>): SceneColours & { everything: LinearRgb[] } {
  const toSource = invert(toPortrait);
  const mesh = transformMesh(toPortrait, face.mesh);
  const clothesFrom = pointAt(mesh, vertex.chin).y + clothesBelowChin * faceAxes(mesh).interEyePx;
  const everything: LinearRgb[] = [];
  const wall: LinearRgb[] = [];
  const clothes: LinearRgb[] = [];
  for (let y = 0; y < matte.heightPx; y += stride) {
    for (let x = 0; x < matte.widthPx; x += stride) {
      const at = transformPoint(toSource, { x: x + 0.5, y: y + 0.5 });
      const column = Math.floor((at.x - left) * scaleX);
      const row = Math.floor((at.y - top) * scaleY);
      if (column < 0 || row < 0 || column >= raster.widthPx || row >= raster.heightPx) continue;
      const colour = linearAt(raster.data, row * raster.widthPx + column);
      const alpha = matte.alpha[y * matte.widthPx + x]!;
      everything.push(colour);
      if (alpha <= backgroundAlphaMax) wall.push(colour);
      else if (alpha >= personAlpha && y > clothesFrom) clothes.push(colour);
    }
  }
  return { everything, wall, clothes };
}

function linearAt(data: Uint8Array, pixel: number): LinearRgb {
  const at = pixel * 3;
  return [linearFromByte(data[at]!), linearFromByte(data[at + 1]!), linearFromByte(data[at + 2]!)];
}

const skinRank = 0.98;

/** Linear luminance of the brightest skin, which tells white cloth from skin. */
function brightestSkin({ hull, luminance: light, raster }: AlignedFace): number {
  const skin: number[] = [];
  for (let i = 0; i < raster.widthPx * raster.heightPx; i += stride) {
    if (hull.mask[i]) skin.push(light[i]!);
  }
  return quantile(skin, skinRank) / 255;
}

/**
 * Linear luminance that the white of a picture reaches unless the picture is dark, and the aim for dark ones. In good
 * light walls, shirts and the white of eyes have at least 0.3 in any of our portraits.
 */
const white = { darkBelow: 0.25, aim: 0.4 } as const;
const exposureEvMax = 1;

function exposureFor(seenWhite: number): number {
  return seenWhite >= white.darkBelow
    ? 0
    : Math.min(exposureEvMax, Math.log2(white.aim / Math.max(seenWhite, 1e-3)));
}

/** Share of the tint that is removed. A rest of it is unseen, whereas too much looks worse than none. */
const correctedShare = 0.85;
/** Beyond it, natural logarithm, a channel is nearly lost, and the rest of the cast is left to the checks. */
const tintCorrectedMax = 1;

/** Gains that make a surface of the tint nearly grey and keep its luminance. */
function gainsAgainst([red, blue]: readonly [number, number]): LightPlan['gains'] {
  const share = Math.min(correctedShare, tintCorrectedMax / Math.hypot(red, blue));
  const tinted: LinearRgb = [Math.exp(share * red), 1, Math.exp(share * blue)];
  const level = luminance(tinted);
  return [level / tinted[0], level, level / tinted[2]];
}

function exposureChanges(exposureEv: number): Change[] {
  return exposureEv === 0 ? [] : [{ what: 'exposure', amount: exposureEv, unit: 'EV' }];
}

/** In: `light`, linear luminance of the surface that showed the cast. */
function balanceChange(gains: LightPlan['gains'], light: number): Change {
  const shifts = gains.map((gain) => Math.abs(toByteFromLinear(light / gain) - toByteFromLinear(light)));
  return { what: 'white-balance', amount: Math.max(...shifts), unit: '/255' };
}
