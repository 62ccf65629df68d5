import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../../fixtures/drawn-portrait.ts';
import type { Raster } from '../raster/raster.ts';
import { type DrawnSignature, drawnSignatures, emptySheet } from './drawn-signatures.fixture.ts';
import { findSignature, makeSignature } from './make-signature.ts';

let drawn: DrawnSignature[];
beforeAll(async () => {
  drawn = await drawnSignatures([1, 2, 3, 4, 5]);
}, 240_000);

function jpegOf({ data, widthPx, heightPx }: Raster): Promise<Buffer> {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** Share of the pixels of one mask that have a pixel of the other within two pixels, the width of a stroke's soft edge. */
function shareNear(mask: Uint8Array, other: Uint8Array, widthPx: number): number {
  let near = 0;
  let all = 0;
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue;
    all++;
    let found = 0;
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) found |= other[at + dy * widthPx + dx] ?? 0;
    }
    near += found;
  }
  return all === 0 ? 0 : near / all;
}

describe('findSignature', () => {
  it('finds all ink of twenty signatures on lined, squared, grey and shadowed paper, and nothing else', {
    timeout: 240_000,
  }, () => {
    expect(drawn).toHaveLength(20);
    const results = drawn.map(({ name, picture, ink }) => {
      const found = findSignature(picture)?.mask ?? new Uint8Array(ink.length);
      const { widthPx } = picture;
      return { name, found: shareNear(ink, found, widthPx), ink: shareNear(found, ink, widthPx) };
    });
    expect(results.filter(({ found, ink }) => found < 0.98 || ink < 0.95)).toEqual([]);
  });

  it('finds none in a portrait, whose lines lie on skin, hair and clothes', { timeout: 60_000 }, async () => {
    const { data, info } = await sharp(await drawnPortrait())
      .resize(1200, 1200, { fit: 'inside' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const portrait = { data: new Uint8Array(data), widthPx: info.width, heightPx: info.height };
    expect(findSignature(portrait)).toBeNull();
  });

  it('finds none on an empty sheet of lined paper', async () => {
    expect(findSignature(await emptySheet())).toBeNull();
  });
});

describe('a photo above the signature', () => {
  const blue = { create: { width: 350, height: 450, channels: 3 as const, background: '#2040c0' } };

  async function joined(widthPx: number, heightPx: number) {
    const photo = await sharp(blue).jpeg().toBuffer();
    const request = { widthPx, heightPx, minKb: 10, maxKb: 60, dpi: 200, photo };
    const made = await makeSignature(await jpegOf(drawn[0]!.picture), request);
    const { data, info } = await sharp(made.bytes).raw().toBuffer({ resolveWithObject: true });
    const isBlue = (x: number, y: number) => {
      const at = 3 * (y * info.width + x);
      return data[at + 2]! - data[at]! > 80;
    };
    const rows = Array.from({ length: heightPx }, (_, y) => y);
    const columns = Array.from({ length: widthPx }, (_, x) => x);
    const ink = (y: number) => columns.filter((x) => data[3 * (y * info.width + x)]! < 100).length;
    return {
      ...{ made, info, isBlue },
      photoHeightPx: rows.filter((y) => isBlue(Math.floor(widthPx / 2), y)).length,
      photoWidthPx: columns.filter((x) => isBlue(x, 5)).length,
      inkBelow: (from: number) => rows.slice(from).reduce((sum, y) => sum + ink(y), 0),
    };
  }

  it('is as wide as the file, with the signature in the rest', { timeout: 60_000 }, async () => {
    const { made, info, photoWidthPx, photoHeightPx, inkBelow } = await joined(350, 600);
    expect(made.isWithinLimits).toBe(true);
    expect([info.width, info.height]).toEqual([350, 600]);
    expect(photoWidthPx).toBe(350);
    expect(Math.abs(photoHeightPx - 450)).toBeLessThan(4);
    expect(inkBelow(455)).toBeGreaterThan(100);
  });

  it('leaves a fifth of a low file to the signature, and keeps its own shape', {
    timeout: 60_000,
  }, async () => {
    const { photoWidthPx, photoHeightPx, inkBelow, isBlue } = await joined(350, 400);
    expect(Math.abs(photoHeightPx - 320)).toBeLessThan(4);
    expect(Math.abs(photoWidthPx - 249)).toBeLessThan(4);
    expect([isBlue(10, 100), isBlue(175, 100), isBlue(340, 100)]).toEqual([false, true, false]);
    expect(inkBelow(325)).toBeGreaterThan(100);
  });
});

describe('makeSignature', () => {
  const request = { widthPx: 140, heightPx: 60, minKb: null, maxKb: 20, dpi: 200 };

  it('writes black ink on white in the size of the form', { timeout: 60_000 }, async () => {
    const { bytes, isWithinLimits } = await makeSignature(await jpegOf(drawn[0]!.picture), request);
    expect(isWithinLimits).toBe(true);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 140, height: 60, density: 200 });
    const { data } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 140)].every((value) => value > 250)).toBe(true);
    expect(Math.min(...data)).toBeLessThan(90);
  });

  it('reaches a minimum size by quality, and says when it cannot', { timeout: 60_000 }, async () => {
    const source = await jpegOf(drawn[1]!.picture);
    const large = await makeSignature(source, {
      ...request,
      widthPx: 560,
      heightPx: 240,
      minKb: 20,
      maxKb: 60,
    });
    expect(large.isWithinLimits).toBe(true);
    const small = await makeSignature(source, { ...request, minKb: 100, maxKb: 200 });
    expect(small.isWithinLimits).toBe(false);
  });

  it('refuses an empty sheet', { timeout: 60_000 }, async () => {
    await expect(makeSignature(await jpegOf(await emptySheet()), request)).rejects.toThrow(
      'signature-missing',
    );
  });
});
