import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { enlarged } from '../../../fixtures/faults/enlarged.ts';
import type { Scene } from '../../../fixtures/faults/scene.ts';
import { measureDetailLimit } from './detail-limit.ts';
import { drawnSource } from './drawn-source.fixture.ts';
import type { SourceView } from './source-view.ts';

let source: SourceView;
beforeAll(async () => {
  source = await drawnSource({ widthPx: 600, heightPx: 800 });
});

async function limitAfter(factor: number, sharpenSigmaPx = 0): Promise<number> {
  const scene = { picture: source.picture, mesh: { xyz: source.mesh.xyz } } as Scene;
  const { picture } = await enlarged(factor, sharpenSigmaPx)(scene);
  return measureDetailLimit({ ...source, picture }).detailLimitShare!;
}

describe('measureDetailLimit', () => {
  it('is near 1 for a picture at its native resolution', () => {
    expect(measureDetailLimit(source).detailLimitShare).toBeGreaterThan(0.8);
  });

  it('decreases with the enlargement', async () => {
    const limits = [
      await limitAfter(1.5),
      await limitAfter(2.2),
      await limitAfter(3.2),
      await limitAfter(4.5),
    ];
    for (let i = 1; i < limits.length; i++) expect(limits[i], String(limits)).toBeLessThan(limits[i - 1]!);
    expect(limits[2]).toBeLessThan(0.55);
  });

  it.each([0, 1.5])(
    'is exact when interpolation left its period, after sharpening by %f px',
    async (sigmaPx) => {
      expect(Math.abs((await limitAfter(3, sigmaPx)) - 1 / 3)).toBeLessThan(0.02);
    },
  );

  it('distinguishes enlargement by 1.5 from enlargement by 3, which have the same period', async () => {
    expect(await limitAfter(1.5)).toBeGreaterThan(0.6);
  });

  it('does not depend on JPEG quality', async () => {
    const { data, widthPx, heightPx } = source.picture;
    const jpeg = sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } }).jpeg({
      quality: 60,
    });
    const picture = {
      data: await sharp(await jpeg.toBuffer())
        .raw()
        .toBuffer(),
      widthPx,
      heightPx,
    };
    expect(measureDetailLimit({ ...source, picture }).detailLimitShare).toBeGreaterThan(0.8);
  });

  it('is null for a small face', async () => {
    const small = await drawnSource({ widthPx: 150, heightPx: 200 });
    expect(measureDetailLimit(small).detailLimitShare).toBeNull();
  });
});
