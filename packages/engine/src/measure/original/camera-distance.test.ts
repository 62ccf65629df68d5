import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readExif } from '../../decode/exif.ts';
import { syntheticFace } from '../../face/synthetic-face.fixture.ts';
import { measureCameraDistance } from './camera-distance.ts';

interface Shot {
  widthPx?: number;
  heightPx?: number;
  interEyePx?: number;
  focal?: string;
  format?: 'jpeg' | 'png' | 'webp';
}

async function distanceM(shot: Shot): Promise<number | null> {
  const { widthPx = 1200, heightPx = 1600, interEyePx = 200, focal, format = 'jpeg' } = shot;
  const blank = sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: 'grey' } });
  const tagged = focal ? blank.withExif({ IFD2: { FocalLengthIn35mmFilm: focal } }) : blank;
  const { cameraDistanceM } = measureCameraDistance({
    exif: await readExif(await tagged.toFormat(format).toBuffer()),
    widthPx,
    heightPx,
    mesh: syntheticFace({ x: 600, y: 700, interEyePx }),
  });
  return cameraDistanceM!;
}

describe('measureCameraDistance', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'follows from the focal length and the inter-eye distance in a %s file',
    async (format) => {
      expect(await distanceM({ focal: '26', format })).toBeCloseTo(
        (26 * 63 * 2000) / (43.27 * 200) / 1000,
        3,
      );
    },
  );

  it('is at most an arm’s length for a selfie with a wide-angle lens', async () => {
    expect(await distanceM({ focal: '24', interEyePx: 250 })).toBeLessThan(0.45);
  });

  it('is inversely proportional to the face size and proportional to the focal length', async () => {
    const near = await distanceM({ focal: '26', interEyePx: 240 });
    expect(await distanceM({ focal: '26', interEyePx: 120 })).toBeCloseTo(near! * 2, 3);
    expect(await distanceM({ focal: '52', interEyePx: 240 })).toBeCloseTo(near! * 2, 3);
  });

  it('is null without a focal length, or for a cropped picture', async () => {
    expect(await distanceM({})).toBeNull();
    expect(await distanceM({ focal: '26', widthPx: 1300 })).toBeNull();
    expect(await distanceM({ focal: '0' })).toBeNull();
  });
});
