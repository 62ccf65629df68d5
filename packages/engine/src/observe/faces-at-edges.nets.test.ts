import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { drawPortrait } from '../../fixtures/portrait/draw-portrait.ts';
import { havePortraits, readPortrait } from '../../fixtures/shared-portraits.ts';
import { decode } from '../decode/decode.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';
import { white } from '../raster/rgb.ts';
import { findFaces } from './find-face.ts';

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openedSessions();
});

/** A portrait beside the half of another that the picture's edge leaves. */
function cutOnThe(side: 'left' | 'right', portrait: Raster): Raster {
  const { data, widthPx, heightPx } = portrait;
  const half = Math.floor(widthPx / 2);
  const wide = { data: new Uint8Array((half + widthPx) * heightPx * 3), widthPx: half + widthPx, heightPx };
  for (let y = 0; y < heightPx; y++) {
    const row = data.subarray(3 * y * widthPx, 3 * (y + 1) * widthPx);
    const start = 3 * y * wide.widthPx;
    wide.data.set(row, start + (side === 'left' ? 3 * half : 0));
    if (side === 'left') wide.data.set(row.subarray(3 * (widthPx - half)), start);
    else wide.data.set(row.subarray(0, 3 * half), start + 3 * widthPx);
  }
  return wide;
}

describe('a second person cut in half by the edge of the picture', () => {
  it.each(['left', 'right'] as const)('is found on the %s, with the part that is seen', async (side) => {
    const picture = cutOnThe(side, drawPortrait());
    const { doubtful: halves, mainBox: main } = await findFaces(picture, sessions);
    expect(halves.length).toBeGreaterThan(0);
    const half = halves[0]?.box;
    expect(half!.width / main!.width).toBeGreaterThan(0.35);
    expect(half!.width / main!.width).toBeLessThan(0.7);
    const [from, to] = [half!.left, half!.left + half!.width];
    expect(side === 'left' ? from : picture.widthPx - to).toBeCloseTo(0);
  });

  it('cannot be chosen, because no photo can be made of half a face', async () => {
    const picture = cutOnThe('right', drawPortrait());
    const { doubtful: halves } = await findFaces(picture, sessions);
    const { left, top, width, height } = halves[0]!.box;
    const { main, mainBox } = await findFaces(picture, sessions, {
      at: { x: left + width / 2, y: top + height / 2 },
    });
    expect([main, mainBox]).toEqual([null, null]);
  });

  it.skipIf(!havePortraits)(
    'is not seen in hair before blurred trees (needs ../shared/portraits)',
    async () => {
      const { raster } = await decode(readPortrait('generated/sunglasses_Glasse_5_4.jpg'), white);
      const { faces, doubtful } = await findFaces(raster, sessions);
      expect([faces.length, doubtful.length]).toEqual([1, 0]);
    },
  );

  it('is not looked for where a camera asks for whole faces', async () => {
    const { faces, doubtful } = await findFaces(cutOnThe('left', drawPortrait()), sessions, {
      doubtful: false,
    });
    expect([faces.length, doubtful.length]).toEqual([1, 0]);
  });
});
