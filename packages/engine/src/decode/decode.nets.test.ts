import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { EngineError, engineErrors } from '../errors.ts';
import type { Raster } from '../raster/raster.ts';
import { white } from '../raster/rgb.ts';
import { decode } from './decode.ts';
import { sourceLimits } from './limits.ts';

const orange = { r: 200, g: 140, b: 100 };

function plain(options: { widthPx?: number; heightPx?: number } = {}) {
  const { widthPx = 160, heightPx = 120 } = options;
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: orange } });
}

function pixel({ data, widthPx }: Raster, x: number, y: number): number[] {
  return [...data.subarray((y * widthPx + x) * 3, (y * widthPx + x) * 3 + 3)];
}

function near(expected: number[], tolerance = 3) {
  return expected.map((value) => expect.toSatisfy((found: number) => Math.abs(found - value) <= tolerance));
}

describe('decode', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('reads %s', async (format) => {
    const { raster } = await decode(await plain().toFormat(format).toBuffer(), white);
    expect(raster).toMatchObject({ widthPx: 160, heightPx: 120 });
    expect(raster.data.length).toBe(160 * 120 * 3);
    expect(pixel(raster, 80, 60)).toEqual(near([200, 140, 100]));
  });

  it('applies the EXIF orientation', async () => {
    const marked = await plain()
      .composite([
        { input: { create: { width: 20, height: 20, channels: 3, background: 'blue' } }, left: 0, top: 0 },
      ])
      .jpeg({ chromaSubsampling: '4:4:4' })
      .withExif({ IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { raster } = await decode(marked, white);
    expect(raster).toMatchObject({ widthPx: 120, heightPx: 160 });
    expect(pixel(raster, 115, 5)).toEqual(near([0, 0, 255], 12));
  });

  it.each(['cmyk', 'b-w', 'p3', 'adobe'])('converts %s to sRGB', async (space) => {
    const encoded =
      space === 'p3'
        ? await plain().withIccProfile('p3').png().toBuffer()
        : space === 'adobe'
          ? await plain().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
          : await plain().toColourspace(space).jpeg({ quality: 100 }).toBuffer();
    const { raster } = await decode(encoded, white);
    expect(raster.data.length).toBe(160 * 120 * 3);
    const expected = space === 'b-w' ? [151, 151, 151] : [200, 140, 100];
    expect(pixel(raster, 10, 10)).toEqual(near(expected, 12));
  });

  it('leaves a picture unchanged that is already sRGB', async () => {
    const bare = await plain().png().toBuffer();
    const { raster } = await decode(await sharp(bare).withIccProfile('srgb').png().toBuffer(), white);
    expect(raster).toEqual((await decode(bare, white)).raster);
  });

  it('fills transparency with the given colour and reports its share', async () => {
    const cutout = await sharp({
      create: { width: 120, height: 120, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { raster, transparentShare } = await decode(cutout, [229, 229, 229]);
    expect(pixel(raster, 60, 60)).toEqual([229, 229, 229]);
    expect(transparentShare).toBe(1);
  });

  it('reduces 16 bits to 8, including grey', async () => {
    const ramp = Uint16Array.from({ length: 128 * 128 }, (_, i) => (i % 128) * 512);
    const grey = await sharp(ramp, { raw: { width: 128, height: 128, channels: 1 } })
      .toColourspace('grey16')
      .png()
      .toBuffer();
    expect((await sharp(grey).metadata()).depth).toBe('ushort');
    const { raster } = await decode(grey, white);
    expect(pixel(raster, 64, 64)).toEqual(near([128, 128, 128], 2));
    expect(pixel(raster, 10, 3)).toEqual(near([20, 20, 20], 2));
  });

  it('reads the first frame of an animation', async () => {
    const frames = [plain(), plain().negate()].map((frame) => frame.raw().toBuffer());
    const stacked = Buffer.concat(await Promise.all(frames));
    const animated = await sharp(stacked, { raw: { width: 160, height: 240, channels: 3, pageHeight: 120 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const { raster } = await decode(animated, white);
    expect(raster.heightPx).toBe(120);
    expect(pixel(raster, 80, 60)).toEqual(near([200, 140, 100], 6));
  });
});

describe('decode refuses', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');

  it.each([
    ['an empty file', Buffer.alloc(0), 'file-empty'],
    ['a file above the limit', Buffer.alloc(sourceLimits.bytesMax + 1), 'file-too-large'],
    ['SVG', svg, 'file-type-unsupported'],
    ['HTML', html, 'file-type-unsupported'],
    ['noise', Buffer.alloc(5000, 7), 'file-type-unsupported'],
    [
      'a JPEG header alone',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
      'file-damaged',
    ],
  ])('%s', async (_, bytes, code) => {
    await expect(decode(bytes, white)).rejects.toMatchObject({ code });
  });

  it('a picture of one pixel', async () => {
    const dot = await plain({ widthPx: 1, heightPx: 1 }).png().toBuffer();
    await expect(decode(dot, white)).rejects.toMatchObject({ code: 'picture-too-small' });
  });

  it('a decompression bomb, before unpacking it', async () => {
    const bomb = await plain({ widthPx: 12_000, heightPx: 12_000 }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(sourceLimits.bytesMax);
    await expect(decode(bomb, white)).rejects.toMatchObject({
      code: 'picture-too-large',
      facts: { pixels: 144_000_000 },
    });
  });

  it('a picture that must be decoded as a whole and is too large for that', async () => {
    const interlaced = await plain({ widthPx: 6000, heightPx: 5000 }).png({ progressive: true }).toBuffer();
    await expect(decode(interlaced, white)).rejects.toMatchObject({
      code: 'picture-too-large',
      facts: { pixels: 30_000_000, pixelsMax: sourceLimits.wholePixelsMax },
    });
  });

  it('a large CMYK JPEG, before unpacking it', async () => {
    const small = await plain().toColourspace('cmyk').jpeg().toBuffer();
    await expect(decode(claiming(small, 6000, 5000), white)).rejects.toMatchObject({
      code: 'picture-too-large',
      facts: { pixels: 30_000_000, pixelsMax: sourceLimits.wholePixelsMax },
    });
  });

  it('a file cut off in the middle', async () => {
    const whole = await plain({ widthPx: 800, heightPx: 800 }).jpeg().toBuffer();
    await expect(decode(whole.subarray(0, whole.length * 0.6), white)).rejects.toMatchObject({
      code: 'file-damaged',
    });
  });
});

describe('decode of damaged bytes', () => {
  it.each([false, true])(
    'accepts a JPEG that lacks its end marker alone; progressive: %s',
    async (progressive) => {
      const whole = await plain()
        .composite([{ input: await stripes(), tile: true }])
        .jpeg({ progressive })
        .toBuffer();
      const { raster } = await decode(whole, white);
      expect((await decode(whole.subarray(0, -2), white)).raster).toEqual(raster);
      for (const missing of [8, 400]) {
        await expect(decode(whole.subarray(0, -missing), white)).rejects.toMatchObject({
          code: 'file-damaged',
        });
      }
    },
  );

  it('returns pixels or an error code, and nothing else', async () => {
    const noisy = await plain({ widthPx: 200, heightPx: 200 }).composite([
      { input: await stripes(), tile: true },
    ]);
    const whole = await Promise.all(
      [noisy.clone().jpeg(), noisy.clone().png(), noisy.clone().webp()].map((file) => file.toBuffer()),
    );
    const random = randomNumbers(7);
    const outcomes = new Set<string>();
    for (let run = 0; run < 240; run++) {
      const bytes = Buffer.from(whole[run % whole.length]!);
      for (let hits = 1 + random() * 10; hits > 0; hits--) {
        bytes[Math.floor(random() * (random() < 0.5 ? 400 : bytes.length))] = Math.floor(random() * 256);
      }
      outcomes.add(
        await decode(bytes, white).then(
          () => 'pixels',
          (error: unknown) => (error instanceof EngineError ? error.code : String(error)),
        ),
      );
    }
    expect(outcomes).toContain('pixels');
    expect(outcomes).toContain('file-damaged');
    for (const outcome of outcomes) expect(['pixels', ...Object.keys(engineErrors)]).toContain(outcome);
  });
});

/** JPEG with a forged size in its header: few bytes that would fill much memory. */
function claiming(jpeg: Buffer, widthPx: number, heightPx: number): Buffer {
  const forged = Buffer.from(jpeg);
  const startOfFrame = forged.indexOf(Buffer.from([0xff, 0xc0]));
  forged.writeUInt16BE(heightPx, startOfFrame + 5);
  forged.writeUInt16BE(widthPx, startOfFrame + 7);
  return forged;
}

async function stripes(): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: 20 * 20 * 3 }, (_, i) => (i * 37) % 256);
  return await sharp(pixels, { raw: { width: 20, height: 20, channels: 3 } })
    .png()
    .toBuffer();
}

/** Park-Miller generator: the same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
