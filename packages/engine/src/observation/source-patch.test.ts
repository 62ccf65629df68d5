import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { decode } from '../decode/decode.ts';
import { openOriginal } from '../decode/original.ts';
import type { Similarity } from '../geometry/similarity.ts';
import { portraitHeadPx } from '../observe/portrait-view.ts';
import { patchOf } from '../raster/patch.ts';
import type { Raster } from '../raster/raster.ts';
import { drawPatch, sourceRegion } from '../raster/resample.ts';
import { white } from '../raster/rgb.ts';
import type { Observation } from './observation.ts';
import { patchAround, patchFor } from './source-patch.ts';

const original = { widthPx: 2400, heightPx: 3200 };
/** Shows the centre of the original, whose head would be 1800 px high. */
const toPortrait: Similarity<'source', 'portrait'> = { a: portraitHeadPx / 1800, b: 0, tx: -80, ty: -100 };
const portraitSize = { widthPx: 330, heightPx: 450 };
const size = { widthPx: 300, heightPx: 400 };

let source: Buffer;
let whole: Raster;
let observation: Observation;

beforeAll(async () => {
  const cells = Uint8Array.from({ length: 60 * 80 * 3 }, (_, i) => (i * 7919) % 251);
  source = await sharp(cells, { raw: { width: 60, height: 80, channels: 3 } })
    .resize(original.widthPx, original.heightPx, { kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .toBuffer();
  whole = (await decode(source, white)).raster;
  const near = await (await openOriginal(source)).region(sourceRegion(toPortrait, portraitSize));
  const patch = await patchAround(near, toPortrait);
  observation = { source: original, toPortrait, patch } as Observation;
});

/** Frame with its top-left corner at (`left`, `top`) of the original, at a scale. */
function frame(left: number, top: number, scale: number): Similarity<'source', 'output'> {
  return { a: scale, b: 0, tx: -left * scale, ty: -top * scale };
}

async function drawnFrom(toOutput: Similarity<'source', 'output'>) {
  const patch = await patchFor(source, observation, toOutput, size);
  const expected = await patchFor(source, { ...observation, patch: patchOf(whole) }, toOutput, size);
  const [drawn, truth] = [patch, expected].map((from) => drawPatch(from, toOutput, size, 'bicubic').data);
  return { patch, difference: meanDifference(drawn!, truth!) };
}

function meanDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / one.length;
}

describe('the pixels for a frame', () => {
  it('are stored around the head at about the scale of documents', () => {
    const { scaleX, left, top, raster } = observation.patch;
    expect(scaleX).toBeCloseTo(900 / 1800, 2);
    expect([left, top].every((from) => from > 300)).toBe(true);
    expect(raster.widthPx).toBeLessThan(original.widthPx / 2);
  });

  it.each([
    ['inside the kept patch', frame(600, 700, 0.25)],
    ['beyond the patch to the left and above', frame(0, 0, 0.25)],
    ['beyond the patch to the right and below', frame(1200, 1600, 0.25)],
    ['at a larger scale than the patch', frame(900, 1200, 0.9)],
    ['beyond the picture itself', frame(-200, -300, 0.11)],
  ])('are those of the whole picture: %s', async (_, toOutput) => {
    expect((await drawnFrom(toOutput)).difference).toBeLessThan(1.5);
  });

  it('are taken from the stored patch when it is sufficient', async () => {
    const retained = await patchFor(Buffer.from('not read'), observation, frame(600, 700, 0.25), size);
    expect(retained.raster.widthPx).toBeGreaterThan(0);
    const beyond = patchFor(Buffer.from('not read'), observation, frame(0, 0, 0.25), size);
    await expect(beyond).rejects.toMatchObject({ code: 'file-type-unsupported' });
    const finer = patchFor(Buffer.from('not read'), observation, frame(900, 1200, 0.9), size);
    await expect(finer).rejects.toMatchObject({ code: 'file-type-unsupported' });
  });
});
