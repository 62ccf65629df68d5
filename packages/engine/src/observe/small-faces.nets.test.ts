import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { drawPortrait } from '../../fixtures/portrait/draw-portrait.ts';
import type { Sessions } from '../nets/sessions.ts';
import { halved } from '../raster/halved.ts';
import type { Raster } from '../raster/raster.ts';
import { findFaces } from './find-face.ts';
import { locateFace } from './locate-face.ts';

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openedSessions();
});

/** A portrait with the same one, eight times smaller, as a picture on the wall. */
function withPictureOnWall(side: 'left' | 'right'): Raster {
  const portrait = drawPortrait();
  const small = halved(halved(halved(portrait)));
  const data = Uint8Array.from(portrait.data);
  const left = side === 'left' ? 0 : portrait.widthPx - small.widthPx;
  const top = Math.round(portrait.heightPx * 0.25);
  for (let y = 0; y < small.heightPx; y++) {
    const row = small.data.subarray(3 * y * small.widthPx, 3 * (y + 1) * small.widthPx);
    data.set(row, 3 * ((top + y) * portrait.widthPx + left));
  }
  return { ...portrait, data };
}

describe('a small face in the background', () => {
  it.each(['left', 'right'] as const)('is found on the %s', async (side) => {
    const { doubtful, mainBox } = await findFaces(withPictureOnWall(side), sessions);
    expect(doubtful).toHaveLength(1);
    expect(doubtful[0]!.box.width / mainBox!.width).toBeCloseTo(1 / 8, 1);
  });

  it('does not refuse the portrait', async () => {
    const { faceCount, whole, otherFaceShare } = await locateFace(withPictureOnWall('left'), sessions);
    expect([faceCount, whole.length]).toEqual([2, 1]);
    expect(otherFaceShare).toBeCloseTo(1 / 64, 2);
  });
});
