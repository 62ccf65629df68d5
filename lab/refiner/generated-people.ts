/**
 * Cuts the generated faces out with the product, as more people to train on: curls, braids, hats and skin of every tone,
 * which the studio collections lack. A pasted picture is made with exactly this alpha, so the alpha is true for it even
 * where the product was wrong about the original.
 * Run: `node --import @oxc-node/core/register lab/refiner/generated-people.ts FOLDER/people`
 * Out: `g-ID_alpha.png` and `g-ID_colours.png`, twice the size of the original.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { portraitsOf, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { decode } from '../../packages/engine/src/decode/decode.ts';
import {
  compose,
  invert,
  type Similarity,
  transformMesh,
} from '../../packages/engine/src/geometry/similarity.ts';
import { estimateLayers, foregroundOn } from '../../packages/engine/src/matting/foreground.ts';
import { refinedMatte, runNetsOnView } from '../../packages/engine/src/matting/matte-view.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import { drawPortraitView, portraitView } from '../../packages/engine/src/observe/portrait-view.ts';
import { patchOf } from '../../packages/engine/src/raster/patch.ts';
import type { Raster } from '../../packages/engine/src/raster/raster.ts';
import { drawPatch } from '../../packages/engine/src/raster/resample.ts';
import { white } from '../../packages/engine/src/raster/rgb.ts';
import { lazySessions } from '../fit/coverings/people-halves.ts';

/** Faces whose cut-outs keep pieces of wall or whose edges nobody can see. */
const unusable =
  /baby_Age_(1_9|2_3|2_8|3_7)|cap_Hats_1_4|dark_|glasses_Glasse_(2_1|4_1|4_3|4_8)|hat2_Access_4_9|hat_Hats_(2_4|2_8|3_7|4_1|5_8|6_10)|odd_Lighti_2_5|old_Age_6_(10|2|6|7)|shadow_/;
/** A faint veil on the wall becomes 0 and a nearly solid person 1. */
const veil = 0.05;
/** Enlargement of the originals, which are small. */
const scale = 2;

const [target] = process.argv.slice(2);
if (!target) throw new Error('usage: generated-people.ts FOLDER/people');
mkdirSync(target, { recursive: true });
const { sessions, close } = lazySessions();
for (const portrait of portraitsOf('generated').filter((path) => !unusable.test(path))) {
  try {
    await cutOut(portrait, join(target, portrait.replace(/^.*\/(.*)\.\w+$/, 'g-$1')));
  } catch (error) {
    console.log(portrait, String(error));
  }
}
await close();

async function cutOut(portrait: string, path: string): Promise<void> {
  const { raster } = await decode(readPortrait(portrait), white);
  const { mesh } = await locateFace<'source'>(raster, await sessions());
  const { toPortrait, size } = portraitView(mesh, raster);
  const view = await drawPortraitView(patchOf(raster), { toPortrait, size });
  const seen = await runNetsOnView(view, transformMesh(toPortrait, mesh), await sessions());
  const { matte } = await refinedMatte(seen, await sessions());
  const identity = { a: 1, b: 0, tx: 0, ty: 0 } as Similarity<'output', 'portrait'>;
  const own = foregroundOn({
    picture: view,
    matte,
    layers: estimateLayers(view, matte),
    toPortrait: identity,
  });
  const enlarged = { a: scale, b: 0, tx: 0, ty: 0 } as Similarity<'source', 'source'>;
  const back = compose(enlarged, invert(toPortrait)) as unknown as Similarity<'source', 'source'>;
  const whole = { widthPx: scale * raster.widthPx, heightPx: scale * raster.heightPx };
  const drawn = (data: Uint8Array) => drawPatch(patchOf({ data, ...size }), back, whole, 'bilinear');
  const seenRows = rowsInView(drawn(new Uint8Array(3 * matte.alpha.length).fill(255)));
  const alpha = drawn(
    Uint8Array.from({ length: 3 * matte.alpha.length }, (_, k) => matte.alpha[Math.floor(k / 3)]!),
  );
  const raw = { raw: { width: whole.widthPx, height: whole.heightPx, channels: 3 } } as const;
  const rows = { left: 0, top: 0, width: whole.widthPx, height: seenRows };
  const gain = 1 / (1 - 2 * veil);
  await sharp(alpha.data, raw)
    .extract(rows)
    .extractChannel(0)
    .linear(gain, -255 * veil * gain)
    .toFile(`${path}_alpha.png`);
  await sharp(drawn(own.data).data, raw).extract(rows).toFile(`${path}_colours.png`);
  console.log(path);
}

/** Number of rows until the levelled view ends, beyond which the person would be cut off at a slant. */
function rowsInView({ data, widthPx, heightPx }: Raster): number {
  let rows = heightPx;
  const isWhole = (y: number) =>
    data.subarray(3 * y * widthPx, 3 * (y + 1) * widthPx).every((level) => level > 250);
  while (rows > heightPx / 2 && !isWhole(rows - 1)) rows--;
  return rows;
}
