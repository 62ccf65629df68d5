import { describe, expect, it } from 'vitest';
import { havePortraits, readPortrait } from '../../fixtures/shared-portraits.ts';
import { white } from '../raster/rgb.ts';
import { decode } from './decode.ts';

describe.skipIf(!havePortraits)('decode of awkward photographs (needs ../shared/portraits)', () => {
  it.each([
    ['technical/exif_orientation_1.jpg', { widthPx: 720, heightPx: 900 }],
    ['technical/exif_orientation_2.jpg', { widthPx: 720, heightPx: 900 }],
    ['technical/exif_orientation_3.jpg', { widthPx: 720, heightPx: 900 }],
    ['technical/exif_orientation_6.jpg', { widthPx: 720, heightPx: 900 }],
    ['technical/exif_orientation_8.jpg', { widthPx: 720, heightPx: 900 }],
    ['technical/cmyk_portrait.jpg', { widthPx: 800, heightPx: 533 }],
    ['technical/grayscale_portrait.jpg', { widthPx: 800, heightPx: 533 }],
    ['technical/png_named.jpg', { widthPx: 600, heightPx: 600 }],
    ['technical/jpeg_zip_polyglot.jpg', { widthPx: 700, heightPx: 700 }],
    ['technical/animated.webp', { widthPx: 500, heightPx: 500 }],
    ['technical/large_36mp.jpg', { widthPx: 6000, heightPx: 6000 }],
  ])('%s', async (path, size) => {
    const { raster } = await decode(readPortrait(path), white);
    expect(raster).toMatchObject(size);
  });

  it('shows all EXIF orientations of a picture alike', async () => {
    const [upright, ...turned] = await Promise.all(
      [1, 2, 3, 6, 8].map(
        async (n) => (await decode(readPortrait(`technical/exif_orientation_${n}.jpg`), white)).raster,
      ),
    );
    for (const other of turned) {
      const difference = upright!.data.reduce((sum, v, i) => sum + Math.abs(v - other.data[i]!), 0);
      expect(difference / upright!.data.length).toBeLessThan(3);
    }
  });
});
