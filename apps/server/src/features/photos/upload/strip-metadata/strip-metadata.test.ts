import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exifOf, readRetainedExif } from './retained-exif.ts';
import { stripMetadata } from './strip-metadata.ts';

type Format = 'jpeg' | 'png' | 'webp';
const formats: Format[] = ['jpeg', 'png', 'webp'];
const secret = 'Secret Camera 4711';
const secretDate = '2026:01:02 03:04:05';

/** A picture that is red at its left edge, with all the metadata of a phone. */
async function photograph(format: Format, orientation = 6): Promise<Buffer> {
  const left = await sharp({ create: { width: 20, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 96, height: 64, channels: 3, background: 'blue' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: secret, Model: secret, DateTime: secretDate },
      IFD2: { FocalLengthIn35mmFilm: '26', DateTimeOriginal: secretDate, LensModel: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`)
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();
}

const uprightPixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();

describe.each(formats)('stripMetadata of %s', (format) => {
  it('takes out what the camera wrote and keeps the very pixels', async () => {
    const source = await photograph(format);
    const { bytes } = stripMetadata(source);
    expect(bytes.includes(secret)).toBe(false);
    expect(bytes.includes(secretDate)).toBe(false);
    expect(bytes.length).toBeLessThan(source.length);
    expect(await uprightPixels(bytes)).toEqual(await uprightPixels(source));
  });

  it.each([1, 3, 6, 8])('keeps orientation %i and the colour profile', async (orientation) => {
    const source = await photograph(format, orientation);
    const before = await sharp(source).metadata();
    const after = await sharp(stripMetadata(source).bytes).metadata();
    expect(after.orientation ?? 1).toBe(orientation);
    expect(after.icc).toEqual(before.icc);
    expect(after.icc).toBeDefined();
    expect(after.xmp).toBeUndefined();
  });

  it.each([1, 6])(
    'keeps the focal length of a picture in orientation %i, and no other tag',
    async (orientation) => {
      const { bytes } = stripMetadata(await photograph(format, orientation));
      const { exif } = await sharp(bytes).metadata();
      const tiff = exif!.subarray(exif!.indexOf('MM'));
      expect(readRetainedExif(tiff)).toEqual({ orientation, focalLength35mm: 26 });
      expect(tiff).toEqual(exifOf({ orientation, focalLength35mm: 26 }));
      expect(tiff).toHaveLength(8 + (2 + 2 * 12 + 4) + (2 + 12 + 4));
    },
  );

  it('writes no block for a picture that is upright and states no focal length', async () => {
    const source = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Make: secret } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(stripMetadata(source).bytes).metadata()).exif).toBeUndefined();
  });

  it('drops what follows the end of the picture', async () => {
    const source = await photograph(format);
    const zip = Buffer.from('PK\x03\x04 <script>alert(1)</script>', 'latin1');
    const { bytes } = stripMetadata(Buffer.concat([source, zip]));
    expect(bytes).toEqual(stripMetadata(source).bytes);
  });

  it('is done with what it has made itself', async () => {
    const once = stripMetadata(await photograph(format)).bytes;
    expect(stripMetadata(once).bytes).toEqual(once);
  });

  it('leaves a picture that breaks off as broken as it is', async () => {
    const source = await photograph(format);
    const { bytes } = stripMetadata(source.subarray(0, source.length / 2));
    await expect(sharp(bytes, { failOn: 'truncated' }).raw().toBuffer()).rejects.toThrow();
  });

  it('neither hangs nor throws anything unexpected on broken files', async () => {
    const source = await photograph(format);
    for (let cut = 1; cut < source.length; cut += 7) tryStrip(source.subarray(0, cut));
    for (let at = 0; at < source.length; at += 5) {
      const broken = Buffer.from(source);
      broken[at] = broken[at]! ^ 0xff;
      tryStrip(broken);
    }
  });
});

function tryStrip(source: Buffer): void {
  try {
    stripMetadata(source);
  } catch (error) {
    expect(error).toMatchObject({ name: 'ServiceError' });
  }
}

describe('stripMetadata', () => {
  it('keeps progressive pictures with restart markers whole', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, i) => (i * 7919) % 251));
    const source = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg({ progressive: true, quality: 95 })
      .toBuffer();
    expect(await uprightPixels(stripMetadata(source).bytes)).toEqual(await uprightPixels(source));
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\x01\0\x01\0'],
    ['text', 'hello'],
    ['a sound in RIFF', 'RIFF\0\0\0\0WAVEfmt '],
  ])('refuses %s', (_name, content) => {
    expect(() => stripMetadata(Buffer.from(content, 'latin1'))).toThrow('file-type-unsupported');
  });

  it('refuses an empty file', () => {
    expect(() => stripMetadata(Buffer.alloc(0))).toThrow('file-empty');
  });
});
