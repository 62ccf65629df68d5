import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cameraBlock, withCameraBlock } from './camera-block.ts';

const create = { width: 40, height: 30, channels: 3, background: 'grey' } as const;

it('carries the lens over, and says upright of pixels that were turned', async () => {
  const taken = await sharp({ create })
    .withExif({ IFD0: { Make: 'Camera' }, IFD2: { FocalLengthIn35mmFilm: '26' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).orientation).toBe(6);
  const plain = await sharp({ create }).jpeg().toBuffer();
  const joined = Buffer.from(withCameraBlock(plain, cameraBlock(taken)));
  const { orientation, exif, width } = await sharp(joined).metadata();
  expect([orientation, width]).toEqual([1, 40]);
  expect(exif!.length).toBe((await sharp(taken).metadata()).exif!.length);
});

it('leaves a picture without such a block as it is', async () => {
  const plain = await sharp({ create }).jpeg().toBuffer();
  expect(cameraBlock(plain)).toBeNull();
  expect(cameraBlock(await sharp({ create }).png().toBuffer())).toBeNull();
  expect(Buffer.from(withCameraBlock(plain, null))).toEqual(plain);
});
