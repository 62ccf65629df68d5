import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { applyLight, type LightPlan, unchangedLight } from './compose/light.ts';
import { prove } from './prove.ts';
import type { Matte, Raster } from './raster/raster.ts';

const widthPx = 40;
const heightPx = 50;
const pixels = widthPx * heightPx;

/** A gradient of greys, so that a change of light affects every level differently. */
function picture(change: (value: number, index: number) => number = (value) => value): Raster {
  const data = Uint8Array.from({ length: pixels * 3 }, (_, i) => change(60 + (Math.floor(i / 3) % 120), i));
  return { data, widthPx, heightPx };
}

/** The person fills the left half, one column is blended. */
const matte: Matte = {
  alpha: Uint8Array.from({ length: pixels }, (_, i) =>
    i % widthPx < 20 ? 255 : i % widthPx === 20 ? 100 : 0,
  ),
  widthPx,
  heightPx,
};

const brighter: LightPlan = { exposureEv: 0.5, gains: [1.05, 1, 0.96], changes: [] };

describe('prove', () => {
  it('finds no difference without changes', async () => {
    const { proof } = await prove({
      unlit: picture(),
      light: unchangedLight,
      matte,
      covered: null,
      result: picture(),
    });
    expect(proof).toMatchObject({ unchangedShare: 1, meanDifference: 0, largestDifference: 0 });
    expect(proof.comparedShare).toBeCloseTo(0.5);
    expect(proof.edgeShare).toBeCloseTo(1 / 40);
  });

  it('ignores the background', async () => {
    const painted = picture((value, i) => (Math.floor(i / 3) % widthPx > 20 ? 255 : value));
    const { proof } = await prove({
      unlit: picture(),
      light: unchangedLight,
      matte,
      covered: null,
      result: painted,
    });
    expect(proof.largestDifference).toBe(0);
  });

  it('accounts for the listed change of light and does not modify its input', async () => {
    const unlit = picture();
    const result = { ...picture(), data: applyLight(picture().data, brighter) };
    const { proof } = await prove({ unlit, light: brighter, matte, covered: null, result });
    expect(proof).toMatchObject({ unchangedShare: 1, largestDifference: 0, exposureEv: 0.5 });
    expect(unlit.data).toEqual(picture().data);
  });

  it('finds unlisted changes to the person', async () => {
    const retouched = picture((value, i) => (i < 3 * widthPx * 5 ? value + 30 : value));
    const { proof, map } = await prove({
      unlit: picture(),
      light: unchangedLight,
      matte,
      covered: null,
      result: retouched,
    });
    expect(proof.unchangedShare).toBeCloseTo(0.9);
    expect(proof.largestDifference).toBe(30);
    const { data, info } = await sharp(map)
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: widthPx, height: heightPx, channels: 4 });
    expect([data[0], data[3]]).toEqual([240, 255]);
    expect(data[4 * 30 + 3]).toBe(0);
  });

  it('reports that nothing was compared if the matte is empty', async () => {
    const nobody: Matte = { ...matte, alpha: new Uint8Array(pixels) };
    const { proof } = await prove({
      unlit: picture(),
      light: unchangedLight,
      matte: nobody,
      covered: null,
      result: picture(),
    });
    expect(proof).toMatchObject({ comparedShare: 0, unchangedShare: 0 });
  });
});
