import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureAlteration } from './alteration.ts';
import { drawnSource, repainted, saved } from './drawn-source.fixture.ts';
import type { SourceView } from './source-view.ts';

let source: SourceView;
beforeAll(async () => {
  source = await drawnSource();
});

function deviate(x: number, y: number, c: number): number {
  const hash = Math.sin(x * 12.9898 + y * 78.233 + c * 37.719) * 43758.5453;
  return (hash - Math.floor(hash) - 0.5) * 6;
}

describe('noiseRatio', () => {
  it('is high for a photographed wall at every JPEG quality', async () => {
    for (const quality of [95, 60, 30]) {
      expect((await measureAlteration(await saved(source, quality))).noiseRatio).toBeGreaterThan(0.6);
    }
  });

  it('is low for a background of one exact colour', async () => {
    const middle = source.picture.widthPx / 2;
    const painted = repainted(source, (byte, x, y, c) =>
      Math.abs(x - middle) > 160 && y < 640 ? 200 : byte + deviate(x, y, c),
    );
    expect((await measureAlteration(painted)).noiseRatio).toBeLessThan(0.1);
    expect((await measureAlteration(await saved(painted, 80))).noiseRatio).toBeLessThan(0.3);
  });
});

describe('skinSmoothing', () => {
  it('increases as fine skin texture is removed', async () => {
    const folds = (x: number, y: number) => 6 * Math.sin(x / 3.5) * Math.sin(y / 3.5);
    const pores = (x: number, y: number) => 2.5 * Math.sin(x / 0.8) * Math.sin(y / 0.8);
    const textured = repainted(source, (byte, x, y) => byte + folds(x, y) + pores(x, y));
    const values: number[] = [];
    for (const share of [1, 0.6, 0.3]) {
      const smoothed = repainted(source, (byte, x, y) => byte + folds(x, y) + share * pores(x, y));
      values.push((await measureAlteration({ ...smoothed, bytes: textured.bytes })).skinSmoothing!);
    }
    for (let i = 1; i < values.length; i++) expect(values[i], String(values)).toBeGreaterThan(values[i - 1]!);
  });

  it('is null when compression has smoothed the skin', async () => {
    expect((await measureAlteration(await saved(source, 70))).skinSmoothing).toBeNull();
    const { data, widthPx, heightPx } = source.picture;
    const bytes = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
      .webp({ quality: 90 })
      .toBuffer();
    expect((await measureAlteration({ ...source, bytes })).skinSmoothing).toBeNull();
  });
});
