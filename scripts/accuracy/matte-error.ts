import sharp from 'sharp';
import { matteTruthOf, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { fuseMatte } from '../../packages/engine/src/compose/fuse-matte.ts';
import { spread } from '../../packages/engine/src/compose/mask.ts';
import { enlargeMatte } from '../../packages/engine/src/compose/matte-resize.ts';
import { drawPatch } from '../../packages/engine/src/compose/resample.ts';
import { decode } from '../../packages/engine/src/decode/decode.ts';
import { patchOf } from '../../packages/engine/src/geometry/patch.ts';
import type { Matte, Raster } from '../../packages/engine/src/geometry/raster.ts';
import { white } from '../../packages/engine/src/geometry/rgb.ts';
import { transformMesh } from '../../packages/engine/src/geometry/similarity.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import { observeMattes } from '../../packages/engine/src/observe/matting.ts';
import {
  drawPortraitView,
  type PortraitView,
  portraitView,
} from '../../packages/engine/src/observe/portrait-view.ts';
import type { Sessions } from '../../packages/engine/src/observe/sessions.ts';

/** Portraits on photographed backgrounds whose alpha is exact by construction. */
export const composites = ['001', '044', '123', '129'].map((id) => `matting_gt/london_${id}_composite.jpg`);

/** Mean squared and mean absolute difference of alpha, 0..1, over the view and over the band of hair and edges. */
export interface MatteError {
  mse: number;
  mad: number;
  bandMse: number;
  bandMad: number;
}

export interface MatteResult {
  portrait: string;
  /** The net alone, and what the pipeline makes of it. */
  net: MatteError;
  fused: MatteError;
}

/** Around every pixel that is neither person nor background, px of a picture 1350 px wide. */
const bandPx = 10;
const bandReferencePx = 1350;

/** The matte of portrait space against the truth there. */
export async function matteErrors(sessions: Sessions): Promise<MatteResult[]> {
  const results: MatteResult[] = [];
  for (const portrait of composites) {
    const { raster } = await decode(readPortrait(portrait), white);
    const { mesh } = await locateFace<'source'>(raster, sessions);
    const { toPortrait, size } = portraitView(mesh, raster);
    const view = await drawPortraitView(patchOf(raster), { toPortrait, size });
    const raw = await observeMattes(view, sessions);
    const net = { alpha: raw.net.values, widthPx: raw.net.widthPx, heightPx: raw.net.heightPx };
    const truth = truthIn(await truthRaster(portrait), { toPortrait, size });
    const band = bandOf(truth);
    results.push({
      portrait,
      net: errorOf(enlargeMatte(net, view), truth, band),
      fused: errorOf(fuseMatte(view, raw, transformMesh(toPortrait, mesh)), truth, band),
    });
  }
  return results;
}

export function meanError(errors: readonly MatteError[]): MatteError {
  const mean = (key: keyof MatteError) => errors.reduce((sum, error) => sum + error[key], 0) / errors.length;
  return { mse: mean('mse'), mad: mean('mad'), bandMse: mean('bandMse'), bandMad: mean('bandMad') };
}

async function truthRaster(portrait: string): Promise<Raster> {
  const { data, info } = await sharp(matteTruthOf(portrait))
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, widthPx: info.width, heightPx: info.height };
}

function truthIn(truth: Raster, { toPortrait, size }: PortraitView): Matte {
  const drawn = drawPatch(patchOf(truth), toPortrait, size, 'bilinear');
  const alpha = new Uint8Array(drawn.widthPx * drawn.heightPx);
  for (let i = 0; i < alpha.length; i++) alpha[i] = drawn.data[3 * i]!;
  return { alpha, widthPx: drawn.widthPx, heightPx: drawn.heightPx };
}

function bandOf(truth: Matte): Uint8Array {
  const between = truth.alpha.map((alpha) => (alpha > 0 && alpha < 255 ? 1 : 0));
  return spread(between, truth, Math.round((bandPx * truth.widthPx) / bandReferencePx));
}

function errorOf(matte: Matte, truth: Matte, band: Uint8Array): MatteError {
  const sums = { mse: 0, mad: 0, bandMse: 0, bandMad: 0 };
  let inBand = 0;
  for (let i = 0; i < band.length; i++) {
    const difference = Math.abs(matte.alpha[i]! - truth.alpha[i]!) / 255;
    sums.mse += difference * difference;
    sums.mad += difference;
    if (!band[i]) continue;
    inBand++;
    sums.bandMse += difference * difference;
    sums.bandMad += difference;
  }
  return {
    mse: sums.mse / band.length,
    mad: sums.mad / band.length,
    bandMse: sums.bandMse / inBand,
    bandMad: sums.bandMad / inBand,
  };
}
