import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { drawPortrait } from '../../fixtures/portrait/draw-portrait.ts';
import { havePortraits, portraitsOf, readPortrait } from '../../fixtures/shared-portraits.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';
import { findFaces } from './find-face.ts';
import { handPresence, handsInSquare } from './find-hands.ts';
import { RasterPyramid } from './warp.ts';

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openedSessions();
});

async function read(path: string): Promise<Raster> {
  const { data, info } = await sharp(readPortrait(path))
    .resize(1024, 1024, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, widthPx: info.width, heightPx: info.height };
}

async function presenceIn(picture: Raster): Promise<number> {
  const { main } = await findFaces(picture, sessions);
  return (await handPresence(picture, main!.mesh, sessions)).handPresence!;
}

it('sees no hand on the drawn portrait', async () => {
  expect(await presenceIn(drawPortrait({ widthPx: 600, heightPx: 800 }))).toBeLessThan(0.1);
});

describe.skipIf(!havePortraits)('hands on photographs (needs ../shared/portraits)', () => {
  it.each(portraitsOf('good_single').filter((path) => /\.jpg$/.test(path)))(
    'finds none in %s',
    async (path) => {
      expect(await presenceIn(await read(path))).toBeLessThan(0.6);
    },
  );

  it.each(['generated/baby_Age_1_7.jpg', 'generated/baby_Age_3_7.jpg', 'children/t2i_baby.jpg'])(
    'finds none beside the head of %s',
    async (path) => {
      const picture = await read(path);
      const { main } = await findFaces(picture, sessions);
      const natives = await handPresence(picture, main!.mesh, sessions);
      expect(natives.handBesideHead).toBeLessThan(0.75);
      expect(natives.handLength).toBe(0);
    },
  );

  it('finds a hand, with its joints around the palm', async () => {
    const picture = await read('multi_face/azure_six_people.jpg');
    const square = { centreX: 415, centreY: 315, sizePx: 170, rollRad: 0 };
    const [hand] = await handsInSquare(new RasterPyramid(picture), square, sessions);
    expect(hand!.presence).toBeGreaterThan(0.9);
    expect(hand!.points).toHaveLength(21);
    for (const { x, y } of hand!.points) expect(Math.hypot(x - 415, y - 315)).toBeLessThan(110);
  });
});
