import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { encodeJpeg, encodePng } from './encode.ts';

const size = { widthPx: 300, heightPx: 400, dpi: 457 };
const noLimits = { min: null, max: null };

function picture(noise: number): Raster {
  const data = new Uint8Array(size.widthPx * size.heightPx * 3);
  let seed = 1;
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 48271) % 2147483647;
    data[i] = 128 + ((seed % 200) - 100) * noise;
  }
  return { data, widthPx: size.widthPx, heightPx: size.heightPx };
}

describe('encodeJpeg', () => {
  it('writes the density and an sRGB profile and no other metadata', async () => {
    const { bytes } = await encodeJpeg(picture(0.3), size, noLimits);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ density: 457, chromaSubsampling: '4:4:4', space: 'srgb' });
    expect(metadata.icc!.toString('latin1')).toContain('RGB');
    expect(metadata.exif).toBeUndefined();
    expect(metadata.xmp).toBeUndefined();
    expect(bytes.subarray(2, 11).toString('latin1')).toBe('\xff\xe0\0\x10JFIF\0');
  });

  it('writes the same bytes as a conversion to the profile', async () => {
    const { data } = picture(0.3);
    const { bytes, quality } = await encodeJpeg(picture(0.3), size, noLimits);
    const converted = await sharp(data, { raw: { width: size.widthPx, height: size.heightPx, channels: 3 } })
      .withIccProfile('srgb')
      .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: true })
      .toBuffer();
    const jfifLength = 18;
    expect(bytes.subarray(2 + jfifLength).equals(converted.subarray(2))).toBe(true);
  });

  it('lowers the quality just enough for a maximum size', async () => {
    const usual = await encodeJpeg(picture(0.6), size, noLimits);
    const max = Math.round(usual.bytes.length / 2);
    const squeezed = await encodeJpeg(picture(0.6), size, { min: null, max });
    expect(squeezed.bytes.length).toBeLessThanOrEqual(max);
    expect(squeezed.bytes.length).toBeGreaterThan(max * 0.9);
    expect(squeezed.quality).toBeLessThan(usual.quality);
  });

  it('raises the quality for a minimum size, without padding', async () => {
    const usual = await encodeJpeg(picture(0.1), size, noLimits);
    const min = Math.round(usual.bytes.length * 1.2);
    const raised = await encodeJpeg(picture(0.1), size, { min, max: null });
    expect(raised.bytes.length).toBeGreaterThanOrEqual(min);
    expect(raised.quality).toBeGreaterThan(95);
    expect([...raised.bytes.subarray(-2)]).toEqual([0xff, 0xd9]);
  });

  it('uses the lowest quality when the maximum size cannot be met', async () => {
    const { quality } = await encodeJpeg(picture(1), size, { min: null, max: 100 });
    expect(quality).toBe(40);
  });
});

describe('encodePng', () => {
  it('writes density, profile and the exact pixels', async () => {
    const original = picture(0.3);
    const png = await encodePng(original, size);
    const metadata = await sharp(png).metadata();
    expect(metadata).toMatchObject({ density: 457, format: 'png' });
    expect(metadata.icc).toBeDefined();
    expect(metadata.exif).toBeUndefined();
    expect((await sharp(png).raw().toBuffer()).equals(original.data)).toBe(true);
  });
});
