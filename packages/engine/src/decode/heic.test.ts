import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { jpegFromHeic } from './heic.ts';
import { isHeic } from './is-heic.ts';

const file = (name: string) => readFile(new URL(`../../fixtures/heic/${name}.heic`, import.meta.url));

/** Replaces the colour profile, whose place and length stay, by another property of the picture. */
function withProperty(heic: Buffer, type: string, value: Buffer): Buffer {
  const at = heic.indexOf('colr', 0, 'latin1');
  const bytes = Buffer.from(heic);
  bytes.write(type, at, 'latin1');
  value.copy(bytes, at + 4);
  return bytes;
}

async function pixelsOf(picture: Buffer | Sharp) {
  const { data, info } = await sharp(Buffer.isBuffer(picture) ? picture : await picture.png().toBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Mean difference of the levels of two pictures of one size. */
async function differenceOf(a: Buffer, b: Buffer | Sharp): Promise<number> {
  const [one, other] = [await pixelsOf(a), await pixelsOf(b)];
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  return one.data.reduce((sum, level, n) => sum + Math.abs(level - other.data[n]!), 0) / one.data.length;
}

const turned = await file('exif-turned');
const wide = await file('display-p3-10-bit');

it('applies the rotation of the container once, whatever Exif repeats', async () => {
  const lying = await jpegFromHeic(turned);
  const upright = await jpegFromHeic(withProperty(turned, 'irot', Buffer.from([3])));
  expect(await differenceOf(upright, sharp(lying).rotate(90))).toBeLessThan(1);
  expect(await differenceOf(lying, sharp(upright).rotate(270))).toBeLessThan(1);
});

it('applies the mirroring of the container', async () => {
  const lying = await jpegFromHeic(turned);
  const mirrored = await jpegFromHeic(withProperty(turned, 'imir', Buffer.from([1])));
  expect(await differenceOf(mirrored, sharp(lying).flop())).toBeLessThan(1);
});

it('converts ten bits and Display P3 to sRGB', async () => {
  const { data, width } = await pixelsOf(await jpegFromHeic(wide));
  const skin = [...data.subarray(3 * (120 * width + 90)).subarray(0, 3)];
  // The drawing has 218, 170, 147 in sRGB there, which is 210, 172, 150 in Display P3.
  const errors = [218, 170, 147].map((level, n) => Math.abs(skin[n]! - level));
  expect(Math.max(...errors)).toBeLessThanOrEqual(4);
});

it('converts colours that the container names by codes', async () => {
  const p3 = Buffer.concat([Buffer.from('nclx'), Buffer.from([0, 12, 0, 13, 0, 1, 0x80])]);
  const srgb = Buffer.concat([Buffer.from('nclx'), Buffer.from([0, 1, 0, 13, 0, 1, 0x80])]);
  const [named, plain] = await Promise.all(
    [p3, srgb].map(async (codes) => pixelsOf(await jpegFromHeic(withProperty(wide, 'colr', codes)))),
  );
  const red = (picture: typeof named) => picture!.data[3 * (120 * picture!.width + 90)]!;
  expect(red(named) - red(plain)).toBeGreaterThan(4);
});

it('writes no metadata', async () => {
  expect(turned.includes('Exif')).toBe(true);
  const { exif, icc, xmp, orientation } = await sharp(await jpegFromHeic(turned)).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

it('refuses a picture with more pixels than may be decoded in one piece', async () => {
  const bytes = Buffer.from(wide);
  const size = bytes.indexOf('ispe', 0, 'latin1') + 8;
  bytes.writeUInt32BE(6000, size);
  bytes.writeUInt32BE(5000, size + 4);
  await expect(jpegFromHeic(bytes)).rejects.toMatchObject({ code: 'picture-too-large' });
  bytes.writeUInt32BE(0x7fffffff, size);
  await expect(jpegFromHeic(bytes)).rejects.toMatchObject({
    code: expect.stringMatching(/too-large|damaged/),
  });
});

it('refuses a file above the limit of uploads', async () => {
  await expect(jpegFromHeic(Buffer.concat([wide, Buffer.alloc(10 * 2 ** 20)]))).rejects.toMatchObject({
    code: 'file-too-large',
  });
});

it('refuses damaged files, or decodes what is left of them', async () => {
  const outcomes = new Set<string>();
  const outcomeOf = (bytes: Buffer) =>
    jpegFromHeic(bytes).then(
      () => 'decoded',
      ({ code }) => code,
    );
  for (const share of [0.02, 0.1, 0.3, 0.6, 0.9]) {
    expect(await outcomeOf(wide.subarray(0, Math.floor(share * wide.length)))).toBe('file-damaged');
  }
  // Every box of the container, and a sample of the coded pixels.
  for (let at = 0; at < wide.length; at += at < 1000 ? 23 : 401) {
    const bytes = Buffer.from(wide);
    bytes.fill(0xff, at, at + 4);
    outcomes.add(await outcomeOf(bytes));
  }
  expect(
    [...outcomes].filter((code) => !/^(decoded|file-damaged|picture-too-(large|small))$/.test(code)),
  ).toEqual([]);
  expect(outcomes).toContain('file-damaged');
}, 60_000);

it('knows HEIC by its content', async () => {
  expect([turned, wide].map(isHeic)).toEqual([true, true]);
  const avif = await sharp(await jpegFromHeic(wide))
    .avif()
    .toBuffer();
  expect([avif, Buffer.alloc(3), Buffer.from('a ftypheic file')].map(isHeic)).toEqual([false, false, false]);
});
