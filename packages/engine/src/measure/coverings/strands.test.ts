import { describe, expect, it } from 'vitest';
import { alignedSizePx } from '../../face/aligned-face.ts';
import type { FaceTones } from '../../face/skin-model.ts';
import { measureStrands } from './coverings.ts';

const axes = { eyeMidpoint: { x: 308, y: 272 }, interEyePx: 113, turnRad: 0 } as FaceTones['axes'];

/** Grey of a face by its place, inter-eye distances right of and below the eye midpoint. */
function strandIn(greyAt: (right: number, down: number) => number): number {
  const grey = Float32Array.from({ length: alignedSizePx ** 2 }, (_, i) => {
    const [x, y] = [i % alignedSizePx, Math.floor(i / alignedSizePx)];
    return greyAt(
      (x + 0.5 - axes.eyeMidpoint.x) / axes.interEyePx,
      (y + 0.5 - axes.eyeMidpoint.y) / axes.interEyePx,
    );
  });
  return measureStrands({ grey, axes } as FaceTones).strandOverEyes!;
}

const skin = 170;

describe('strandOverEyes', () => {
  it('is 0 in light that falls from one side', () => {
    expect(strandIn((right) => skin * (1 - 0.5 * Math.tanh(3 * right)))).toBeCloseTo(0, 2);
  });

  it('is 0 for a brow, lids and an iris', () => {
    const isDark = (right: number, down: number) =>
      Math.abs(down + 0.3) < 0.04 || Math.abs(down) < 0.02 || Math.hypot(Math.abs(right) - 0.5, down) < 0.1;
    expect(strandIn((right, down) => (isDark(right, down) ? 40 : skin))).toBeLessThan(0.03);
  });

  it.each([-0.5, 0.4])('is high for a slanting strand over the eye at %d', (eye) => {
    const isHair = (right: number, down: number) => Math.abs(right - eye - 0.2 * down) < 0.012;
    expect(strandIn((right, down) => (isHair(right, down) ? 60 : skin))).toBeGreaterThan(0.5);
  });

  it('is 0 for a strand that ends above the eye or falls beside it', () => {
    const above = (right: number, down: number) => Math.abs(right - 0.5) < 0.012 && down < -0.1;
    const beside = (right: number) => Math.abs(right - 1.05) < 0.012;
    expect(strandIn((right, down) => (above(right, down) ? 60 : skin))).toBeCloseTo(0, 2);
    expect(strandIn((right) => (beside(right) ? 60 : skin))).toBeCloseTo(0, 2);
  });
});
