import { describe, expect, it } from 'vitest';
import type { Matte } from '../raster/raster.ts';
import { outlinesOf } from './outlines.ts';
import { syntheticFace } from './synthetic-face.fixture.ts';

const face = syntheticFace({ x: 50, y: 70, interEyePx: 20 });

describe('outlinesOf', () => {
  it('traces the silhouette down its left edge and up its right edge', () => {
    const widthPx = 100;
    const heightPx = 144;
    const alpha = Uint8Array.from({ length: widthPx * heightPx }, (_, i) => {
      const [x, y] = [i % widthPx, Math.floor(i / widthPx)];
      return y >= 40 && x >= 30 && x < 70 ? 255 : 0;
    });
    const { person } = outlinesOf(face, { alpha, widthPx, heightPx } satisfies Matte);
    const xs = person!.filter((_, i) => i % 2 === 0);
    const ys = person!.filter((_, i) => i % 2 === 1);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([30, 70]);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(40);
    expect(ys[0]).toBe(ys.at(-1));
  });

  it('has no silhouette without a matte, or for an empty one', () => {
    expect(outlinesOf(face, null).person).toBeNull();
    const nobody = { alpha: new Uint8Array(100), widthPx: 10, heightPx: 10 };
    expect(outlinesOf(face, nobody).person).toBeNull();
  });
});
