import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { enlarged } from '../../../fixtures/faults/enlarged.ts';
import type { Scene } from '../../../fixtures/faults/scene.ts';
import { faceAxes } from '../../face/face-axes.ts';
import type { Raster } from '../../raster/raster.ts';
import { drawnSource } from './drawn-source.fixture.ts';
import { enlargingPeriod } from './enlarging-period.ts';
import type { SourceView } from './source-view.ts';

let source: SourceView;
beforeAll(async () => {
  source = await drawnSource({ widthPx: 600, heightPx: 800 });
});

function periodOf(picture: Raster) {
  return enlargingPeriod(picture, faceAxes(source.mesh))!;
}

async function enlargedBy(factor: number, sharpenSigmaPx = 0): Promise<Raster> {
  const scene = { picture: source.picture, mesh: { xyz: source.mesh.xyz } } as Scene;
  return (await enlarged(factor, sharpenSigmaPx)(scene)).picture;
}

async function saved({ data, widthPx, heightPx }: Raster, quality: number): Promise<Raster> {
  const raw = { raw: { width: widthPx, height: heightPx, channels: 3 as const } };
  const jpeg = await sharp(data, raw).jpeg({ quality }).toBuffer();
  return { data: await sharp(jpeg).raw().toBuffer(), widthPx, heightPx };
}

describe('enlargingPeriod', () => {
  it.each([
    [2.5, 0],
    [3, 0],
    [3, 1.5],
    [3.4, 0],
  ])('finds the period of enlargement by %f, after sharpening by %f px', async (factor, sigma) => {
    const { frequency, prominence } = periodOf(await saved(await enlargedBy(factor, sigma), 90));
    expect(frequency).toBeCloseTo(1 / factor, 2);
    expect(prominence).toBeGreaterThan(8);
  });

  it.each([100, 60])('finds none in a picture at native resolution, at JPEG quality %d', async (quality) => {
    expect(periodOf(await saved(source.picture, quality)).prominence).toBeLessThan(8);
  });

  it('finds none in a downscaled picture', async () => {
    const { data, widthPx, heightPx } = source.picture;
    const raw = { raw: { width: widthPx, height: heightPx, channels: 3 as const } };
    const small = await sharp(data, raw).resize(450, 600).raw().toBuffer();
    expect(periodOf({ data: small, widthPx: 450, heightPx: 600 }).prominence).toBeLessThan(8);
  });

  it('is null when the picture is too small', () => {
    const { data } = source.picture;
    const few = { data: data.subarray(0, 600 * 200 * 3), widthPx: 600, heightPx: 200 };
    expect(enlargingPeriod(few, faceAxes(source.mesh))).toBeNull();
  });
});
