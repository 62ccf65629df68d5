import sharp from 'sharp';
import { expect, it } from 'vitest';
import { namesFrontCamera } from './front-camera.ts';

async function jpegOf(LensModel: string | null): Promise<Blob> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } }).jpeg();
  const bytes = await (LensModel === null ? picture : picture.withExif({ IFD2: { LensModel } })).toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

it.each([
  ['iPhone 14 front camera 2.69mm f/1.9', true],
  ['iPhone X front TrueDepth camera 2.87mm f/2.2', true],
  ['iPhone 14 back dual wide camera 5.7mm f/1.5', false],
  [null, false],
])('finds in the name of the lens %j whether it is a front camera: %j', async (lens, isFront) => {
  expect(await namesFrontCamera(await jpegOf(lens))).toBe(isFront);
});

it('finds none in files that are no pictures', async () => {
  expect(await namesFrontCamera(new Blob(['a front camera']))).toBe(false);
  expect(await namesFrontCamera(new Blob(['Exif\0\0 front camera']))).toBe(false);
  expect(await namesFrontCamera(new Blob([]))).toBe(false);
});
