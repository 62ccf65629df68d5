import { describe, expect, it } from 'vitest';
import { levelling, type Similarity } from '../geometry/similarity.ts';
import { patchOf } from './patch.ts';
import type { Raster } from './raster.ts';
import { cutPatch, drawPatch, sourceRegion } from './resample.ts';

/** A picture whose red increases to the right and whose green increases downwards, by one level per `px`. */
function ramps(widthPx: number, heightPx: number, px = 4): Raster {
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      data[(y * widthPx + x) * 3] = Math.min(255, x / px);
      data[(y * widthPx + x) * 3 + 1] = Math.min(255, y / px);
    }
  }
  return { data, widthPx, heightPx };
}

async function draw(
  source: Raster,
  t: Similarity<'source', 'output'>,
  scale: number,
  kernel: 'bilinear' | 'bicubic',
) {
  const size = { widthPx: 60, heightPx: 50 };
  const patch = await cutPatch(patchOf(source), sourceRegion(t, size), scale);
  return drawPatch(patch, t, size, kernel);
}

describe('drawPatch', () => {
  const source = ramps(800, 800);

  it.each([
    ['enlarged', 1.3, 0],
    ['at full size', 1, 0.2],
    ['downscaled to a half', 0.5, -0.15],
    ['downscaled to a fifth', 0.2, 0.05],
  ])('samples the source at the transformed position, %s', async (_, scale, rollRad) => {
    const t = levelling<'source', 'output'>({
      fixed: { x: 400, y: 380 },
      target: { x: 30.5, y: 25.5 },
      rollRad,
      scale,
    });
    for (const kernel of ['bilinear', 'bicubic'] as const) {
      const picture = await draw(source, t, scale, kernel);
      const at = (25 * 60 + 30) * 3;
      expect(picture.data[at]).toBeCloseTo(100, -0.4);
      expect(picture.data[at + 1]).toBeCloseTo(95, -0.4);
    }
  });

  it('copies a picture exactly under the identity', async () => {
    const small = ramps(60, 50, 1);
    const identity: Similarity<'source', 'output'> = { a: 1, b: 0, tx: 0, ty: 0 };
    expect(Buffer.from((await draw(small, identity, 1, 'bicubic')).data).equals(small.data)).toBe(true);
  });

  it('replicates the border outside the source', async () => {
    const t: Similarity<'source', 'output'> = { a: 1, b: 0, tx: 20, ty: 0 };
    const picture = await draw(ramps(60, 50, 1), t, 1, 'bicubic');
    expect(picture.data[0]).toBe(0);
    expect(picture.data[19 * 3]).toBe(0);
  });
});
