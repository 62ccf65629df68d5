import sharp from 'sharp';
import { expect, it } from 'vitest';
import { statedDensity } from './stated-density.ts';

const plain = () => sharp({ create: { width: 100, height: 120, channels: 3, background: '#888' } });

async function stated(bytes: Buffer) {
  return statedDensity(bytes, await sharp(bytes).metadata());
}

/** JFIF 1.02 segment in front of everything else. */
function withJfif(jpeg: Buffer, unit: number, across: number, down: number): Buffer {
  const segment = Buffer.from([0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, unit, 0, 0, 0, 0, 0, 0]);
  segment.writeUInt16BE(across, 12);
  segment.writeUInt16BE(down, 14);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

it('finds none in files that state none', async () => {
  for (const format of ['jpeg', 'webp'] as const) {
    expect(await stated(await plain().toFormat(format).toBuffer())).toBeNull();
  }
});

it('reads JFIF in inches and in centimetres, across and down', async () => {
  const jpeg = await plain().jpeg().toBuffer();
  const bare = jpeg[3] === 0xe0 ? Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(20)]) : jpeg;
  expect(await stated(withJfif(bare, 1, 300, 600))).toEqual({ across: 300, down: 600 });
  expect(await stated(withJfif(bare, 2, 118, 118))).toEqual({ across: 300, down: 300 });
  expect(await stated(withJfif(bare, 0, 1, 1))).toBeNull();
});

it('reads Exif where JFIF states none, and JFIF before it', async () => {
  const density = { XResolution: '300/1', YResolution: '300/1', ResolutionUnit: '2' };
  const jpeg = await plain().jpeg().withExif({ IFD0: density }).toBuffer();
  const bare = jpeg[3] === 0xe0 ? Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(20)]) : jpeg;
  expect((await stated(bare))?.across).toBeGreaterThan(0);
  expect(await stated(withJfif(bare, 1, 413, 413))).toEqual({ across: 413, down: 413 });
});
