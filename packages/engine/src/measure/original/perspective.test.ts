import { describe, expect, it } from 'vitest';
import { syntheticFace } from '../../face/synthetic-face.fixture.ts';
import { measurePerspective } from './perspective.ts';

describe('measurePerspective', () => {
  it('is the mean width of forehead and temples in inter-eye distances, at any scale', () => {
    const ratios = [60, 200].map((interEyePx) => {
      const mesh = syntheticFace<'source'>({ x: 400, y: 400, interEyePx });
      for (const [index, right] of [
        [103, -0.8],
        [332, 0.8],
        [127, -1.1],
        [356, 1.1],
      ] as const) {
        mesh.xyz[index * 3] = 400 + right * interEyePx;
      }
      return measurePerspective({ mesh }).templeWidthRatio;
    });
    expect(ratios).toEqual([expect.closeTo(1.9, 5), expect.closeTo(1.9, 5)]);
  });
});
