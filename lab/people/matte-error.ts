import sharp from 'sharp';
import { matteTruthOf, portraitsOf, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { decode } from '../../packages/engine/src/decode/decode.ts';
import { type Similarity, transformMesh } from '../../packages/engine/src/geometry/similarity.ts';
import type { Space } from '../../packages/engine/src/geometry/spaces.ts';
import {
  refinedMatte,
  runNetsOnView,
  type ViewMattes,
} from '../../packages/engine/src/matting/matte-view.ts';
import { resampleMap } from '../../packages/engine/src/matting/resample-map.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import { drawPortraitView, portraitView } from '../../packages/engine/src/observe/portrait-view.ts';
import { dilateMask } from '../../packages/engine/src/raster/mask.ts';
import { patchOf } from '../../packages/engine/src/raster/patch.ts';
import type { Matte, Raster } from '../../packages/engine/src/raster/raster.ts';
import { drawPatch } from '../../packages/engine/src/raster/resample.ts';
import { white } from '../../packages/engine/src/raster/rgb.ts';
import { largestPiecePx } from './largest-piece.ts';

/** Portraits on photographed backgrounds whose alpha is exact by construction. */
export const composites = ['001', '044', '123', '129'].map((id) => `matting_gt/london_${id}_composite.jpg`);

/**
 * Seven more people on five backgrounds each. The reference of 013 counts a piece of the wall at each shoulder as
 * person: about 10 of its MSE x 1000 is not our error.
 */
export const moreComposites = portraitsOf('composites');

/** Mean squared and mean absolute error of alpha, 0 to 1, over the view and over the band of hair and edges. */
export interface MatteError {
  mse: number;
  mad: number;
  bandMse: number;
  bandMad: number;
  /** Area of the largest piece of background in the matte, px of the view. */
  leftOverPx: number;
}

export interface MatteResult {
  portrait: string;
  /** Errors of IS-Net alone, and of the fused matte. */
  net: MatteError;
  fused: MatteError;
}

/** Distance from pixels of partial alpha that belong to the band, px of a picture 1350 px wide. */
const bandPx = 10;
const bandReferencePx = 1350;

/** Compares the matte with the reference in portrait space. */
export async function matteErrors(
  sessions: Sessions,
  portraits: readonly string[] = composites,
): Promise<MatteResult[]> {
  const results: MatteResult[] = [];
  for (const portrait of portraits) {
    const { raster } = await decode(readPortrait(portrait), white);
    const { mesh } = await locateFace<'source'>(raster, sessions);
    const { toPortrait, size } = portraitView(mesh, raster);
    const view = await drawPortraitView(patchOf(raster), { toPortrait, size });
    const seen = await runNetsOnView(view, transformMesh(toPortrait, mesh), sessions);
    const truth = truthIn(await truthRaster(portrait), toPortrait, size);
    results.push({
      portrait,
      net: errorOf(matteOfNetAlone(seen), truth),
      fused: errorOf((await refinedMatte(seen, sessions)).matte, truth),
    });
  }
  return results;
}

export function meanError(errors: readonly MatteError[]): MatteError {
  const mean = (key: keyof MatteError) => errors.reduce((sum, error) => sum + error[key], 0) / errors.length;
  return {
    mse: mean('mse'),
    mad: mean('mad'),
    bandMse: mean('bandMse'),
    bandMad: mean('bandMad'),
    leftOverPx: Math.max(...errors.map(({ leftOverPx }) => leftOverPx)),
  };
}

function matteOfNetAlone({ size, cutRows, shown, raw }: ViewMattes): Matte {
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  const bytes = resampleMap(raw.isNet, shown).map((value) => 255 * value + 0.5);
  alpha.set(bytes, cutRows * size.widthPx);
  return { alpha, ...size };
}

export async function truthRaster(portrait: string): Promise<Raster> {
  const { data, info } = await sharp(matteTruthOf(portrait))
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, widthPx: info.width, heightPx: info.height };
}

export function truthIn<To extends Space>(
  truth: Raster,
  toTarget: Similarity<'source', To>,
  size: { widthPx: number; heightPx: number },
): Matte {
  const drawn = drawPatch(patchOf(truth), toTarget, size, 'bilinear');
  const alpha = new Uint8Array(drawn.widthPx * drawn.heightPx);
  for (let i = 0; i < alpha.length; i++) alpha[i] = drawn.data[3 * i]!;
  return { alpha, widthPx: drawn.widthPx, heightPx: drawn.heightPx };
}

function bandOf(truth: Matte): Uint8Array {
  const between = truth.alpha.map((alpha) => (alpha > 0 && alpha < 255 ? 1 : 0));
  return dilateMask(between, truth, Math.round((bandPx * truth.widthPx) / bandReferencePx));
}

/** Alpha from which background counts as left over, and reference alpha below which there is no person. */
const leftAlpha = 100;
const nobodyAlpha = 13;

/** Both mattes have the same size. In: `covered`, 0 for pixels outside the picture, which are not compared. */
export function errorOf(matte: Matte, truth: Matte, covered: Uint8Array | null = null): MatteError {
  const band = bandOf(truth);
  const left = new Uint8Array(band.length);
  const sums = { mse: 0, mad: 0, bandMse: 0, bandMad: 0 };
  let compared = 0;
  let inBand = 0;
  for (let i = 0; i < band.length; i++) {
    if (covered && !covered[i]) continue;
    const difference = Math.abs(matte.alpha[i]! - truth.alpha[i]!) / 255;
    compared++;
    sums.mse += difference * difference;
    sums.mad += difference;
    if (matte.alpha[i]! > leftAlpha && truth.alpha[i]! < nobodyAlpha) left[i] = 1;
    if (!band[i]) continue;
    inBand++;
    sums.bandMse += difference * difference;
    sums.bandMad += difference;
  }
  return {
    mse: sums.mse / compared,
    mad: sums.mad / compared,
    bandMse: sums.bandMse / inBand,
    bandMad: sums.bandMad / inBand,
    leftOverPx: largestPiecePx(left, matte.widthPx),
  };
}
