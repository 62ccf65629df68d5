import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { white } from '../raster/rgb.ts';
import { decode } from './decode.ts';
import { openOriginal, openRegion, overviewPx } from './original.ts';

/** Large enough for partial decoding; coarse noise, so that every place looks different. */
const stored = { widthPx: 2520, heightPx: 1680 };
let noise: Buffer;

beforeAll(async () => {
  const cells = Buffer.from(randomBytes(126 * 84 * 3));
  noise = await sharp(cells, { raw: { width: 126, height: 84, channels: 3 } })
    .resize(stored.widthPx, stored.heightPx, { kernel: 'cubic' })
    .raw()
    .toBuffer();
});

function large() {
  return sharp(noise, { raw: { width: stored.widthPx, height: stored.heightPx, channels: 3 } });
}

function cut({ data, widthPx }: Raster, left: number, top: number, size: Raster): Uint8Array {
  const rows = Array.from({ length: size.heightPx }, (_, y) => {
    const from = ((top + y) * widthPx + left) * 3;
    return data.subarray(from, from + size.widthPx * 3);
  });
  return Buffer.concat(rows);
}

function flopped({ data, widthPx, heightPx }: Raster): Uint8Array {
  const pixels = Array.from({ length: widthPx * heightPx }, (_, i) => {
    const from = 3 * (i - (i % widthPx) + widthPx - 1 - (i % widthPx));
    return data.subarray(from, from + 3);
  });
  return Buffer.concat(pixels);
}

function meanDifference(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / one.length;
}

describe('a large JPEG', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'gives the same pixels as the whole picture at orientation %i',
    async (orientation) => {
      const file = await large().withMetadata({ orientation }).jpeg({ quality: 92 }).toBuffer();
      const { raster: whole } = await decode(file, white);
      const original = await openOriginal(file);
      const { widthPx, heightPx } = original;
      expect([widthPx, heightPx]).toEqual([whole.widthPx, whole.heightPx]);
      expect(widthPx > heightPx).toBe(orientation < 5);

      const { overview } = original;
      expect(Math.max(overview.widthPx, overview.heightPx)).toBe(overviewPx);
      const shrunk = await sharp(whole.data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
        .resize(overview.widthPx, overview.heightPx, { fit: 'fill' })
        .raw()
        .toBuffer();
      expect(meanDifference(overview.data, shrunk)).toBeLessThan(4);

      // Off-centre, so that a rotation in the wrong direction is detected.
      const patch = await original.region({ left: 201.4, top: 333.7, width: 300.2, height: 180 });
      expect(patch).toMatchObject({ left: 201, top: 333, scaleX: 1, scaleY: 1 });
      expect([patch.raster.widthPx, patch.raster.heightPx]).toEqual([301, 181]);
      expect(meanDifference(patch.raster.data, cut(whole, 201, 333, patch.raster))).toBe(0);
    },
  );

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is turned from its mirror image, overview and region alike, at orientation %i',
    async (orientation) => {
      const file = await large().withMetadata({ orientation }).jpeg({ quality: 92 }).toBuffer();
      const [asStored, turned] = [await openOriginal(file), await openOriginal(file, true)];
      expect(turned.changes).toContainEqual({ what: 'mirror', amount: 1, unit: 'ratio' });
      expect(meanDifference(turned.overview.data, flopped(asStored.overview))).toBe(0);
      const box = { left: 201, top: 333, width: 300, height: 180 };
      const opposite = { ...box, left: asStored.widthPx - box.left - box.width };
      const patch = await turned.region(box);
      expect(meanDifference(patch.raster.data, flopped((await asStored.region(opposite)).raster))).toBe(0);
      expect(meanDifference((await openRegion(file, box, true)).raster.data, patch.raster.data)).toBe(0);
    },
  );

  it('clips a region to the picture', async () => {
    const original = await openOriginal(await large().jpeg().toBuffer());
    const corner = await original.region({ left: -50, top: -20, width: 150, height: 120 });
    expect(corner).toMatchObject({ left: 0, top: 0, raster: { widthPx: 100, heightPx: 100 } });
    const beyond = await original.region({ left: 2500, top: 1600, width: 500, height: 500 });
    expect(beyond).toMatchObject({ left: 2500, top: 1600, raster: { widthPx: 20, heightPx: 80 } });
  });

  it('reports the conversion of its profile, and converts both overview and region', async () => {
    const plain = large().composite([{ input: await square('#10c020'), left: 0, top: 0 }]);
    const file = await plain
      .withIccProfile('p3')
      .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const { changes, overview, region } = await openOriginal(file);
    expect(changes).toEqual([{ what: 'colour-profile', amount: 1, unit: 'ratio' }]);
    const { raster } = await region({ left: 300, top: 300, width: 10, height: 10 });
    const place = (120 * overview.widthPx + 120) * 3;
    for (const [red, green, blue] of [overview.data.subarray(place), raster.data.subarray(150)]) {
      expect(Math.abs(red! - 0x10)).toBeLessThan(12);
      expect(Math.abs(green! - 0xc0)).toBeLessThan(6);
      expect(Math.abs(blue! - 0x20)).toBeLessThan(12);
    }
  });

  it('is refused when its file is cut off', async () => {
    const file = await large().jpeg().toBuffer();
    await expect(openOriginal(file.subarray(0, file.length * 0.6))).rejects.toMatchObject({
      code: 'file-damaged',
    });
  });
});

describe('any other picture', () => {
  it('is its own overview when it is small, and is returned whole for every region', async () => {
    const file = await large().resize(900, 600).jpeg().toBuffer();
    const { overview, region, changes, transparentShare } = await openOriginal(file);
    expect(overview).toMatchObject({ widthPx: 900, heightPx: 600 });
    const patch = await region({ left: 100, top: 100, width: 50, height: 50 });
    expect(patch).toEqual({ raster: overview, left: 0, top: 0, scaleX: 1, scaleY: 1 });
    expect([changes, transparentShare]).toEqual([[], 0]);
  });

  it('has an overview when it is large, also as PNG', async () => {
    const { overview, widthPx, heightPx } = await openOriginal(
      await large().resize(1500, 1000).png().toBuffer(),
    );
    expect({ widthPx, heightPx }).toEqual({ widthPx: 1500, heightPx: 1000 });
    expect(overview).toMatchObject({ widthPx: overviewPx, heightPx: Math.round((overviewPx * 2) / 3) });
  });

  it('reports the filling of transparent pixels', async () => {
    const half = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#c08040' } })
      .ensureAlpha()
      .extend({ right: 200, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
    const { changes, transparentShare, overview } = await openOriginal(half);
    expect(transparentShare).toBe(0.5);
    expect(changes).toEqual([{ what: 'transparency-filled', amount: 0.5, unit: 'ratio' }]);
    expect([...overview.data.subarray(-3)]).toEqual([255, 255, 255]);
  });
});

function square(background: string): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Park-Miller generator: the same numbers in every run. */
function randomBytes(count: number): number[] {
  let state = 7;
  return Array.from({ length: count }, () => {
    state = (state * 48271) % 2147483647;
    return state % 256;
  });
}
