import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPortrait } from '../../fixtures/portrait/draw-portrait.ts';
import { portraitsOf, readPortrait } from '../../fixtures/shared-portraits.ts';
import { isnetFp32Description } from '../models/built-in-descriptions.ts';
import { openModelCache } from '../models/cache.ts';
import type { CpuFeatures } from '../models/cpu-features.ts';
import { modelRecipes } from '../models/model-recipes.ts';
import type { Raster } from '../raster/raster.ts';
import { openSessions, type Sessions } from './sessions.ts';

const size = { widthPx: 384, heightPx: 512 };

let folder: string;
let modelPaths: Awaited<ReturnType<typeof openModelCache>>;
let reference: Sessions;
let pictures: Array<{ picture: Raster; trueMatte: Float32Array }>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-sessions-'));
  modelPaths = await openModelCache();
  const { 'isnet-fp32': path } = await openModelCache({ dir: folder, models: ['isnet-fp32'] });
  reference = await openSessions({ modelPaths, mattingModel: { path, description: isnetFp32Description } });
  pictures = [];
  for (const picture of [drawPortrait(size), ...(await realPictures())]) {
    pictures.push({ picture, trueMatte: await reference.matting.run(picture) });
  }
});

afterAll(async () => {
  await reference?.close();
  await rm(folder, { recursive: true });
});

async function realPictures(): Promise<Raster[]> {
  const paths = portraitsOf('good_single', 'glasses_occlusion');
  return Promise.all(
    paths.map(async (path) => {
      const picture = sharp(readPortrait(path)).autoOrient().toColourspace('srgb').removeAlpha();
      const { widthPx, heightPx } = size;
      return { data: await picture.resize(widthPx, heightPx, { position: 'top' }).raw().toBuffer(), ...size };
    }),
  );
}

function meanDifference(p: Float32Array, q: Float32Array): number {
  return p.reduce((sum, value, i) => sum + Math.abs(value - q[i]!), 0) / p.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((p, q) => p - q)[values.length >> 1]!;
}

describe('the quantised IS-Net', () => {
  it.each<[name: string, cpu: CpuFeatures]>([
    ['for CPUs that add bytes widely', { wideByteSums: true, byteTiles: false }],
    ['for older CPUs', { wideByteSums: false, byteTiles: false }],
    ['for CPUs with byte tiles', { wideByteSums: true, byteTiles: true }],
  ])('returns the same mask as single precision: %s', async (name, cpu) => {
    const path = join(folder, `${name}.onnx`);
    await writeFile(path, modelRecipes['isnet-int8'](cpu));
    const quantised = await openSessions({ modelPaths: { ...modelPaths, 'isnet-int8': path } });
    const differences: number[] = [];
    for (const { picture, trueMatte } of pictures) {
      differences.push(meanDifference(await quantised.matting.run(picture), trueMatte));
    }
    await quantised.close();
    expect(median(differences)).toBeLessThanOrEqual(0.003);
    expect(Math.max(...differences)).toBeLessThanOrEqual(0.03);
  });
});

describe('openSessions', () => {
  it('sees a person in the drawn portrait and none on a wall', async () => {
    const square = { widthPx: 256, heightPx: 256 };
    const share = async (picture: Raster) => {
      const mask = await reference.personMask.run(picture);
      return mask.reduce((sum, value) => sum + value, 0) / mask.length;
    };
    expect(await share(drawPortrait({ ...square, headHeightPx: 120 }))).toBeGreaterThan(0.2);
    expect(await share({ ...square, data: new Uint8Array(256 * 256 * 3).fill(178) })).toBeLessThan(0.05);
  });
});
