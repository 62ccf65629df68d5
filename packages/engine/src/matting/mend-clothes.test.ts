import { describe, expect, it } from 'vitest';
import type { GridHead } from './matte-solid.ts';
import { mendClothes } from './mend-clothes.ts';

const size = { widthPx: 8, heightPx: 100 };
/** Face from row 20 to the chin at row 60. */
const head: GridHead = { oval: [], chinX: 4, chinY: 60, facePx: 40, ears: [] };

/** Alpha at one row after mending, where both nets say the same everywhere. */
function mended(y: number, says: { net: number; person: number; inner: number; alpha: number }): number {
  const plane = (value: number) => new Float32Array(size.widthPx * size.heightPx).fill(value);
  const alpha = plane(says.alpha);
  const evidence = { net: plane(says.net), person: plane(says.person), inner: plane(says.inner) };
  mendClothes({ alpha, ...size }, evidence, head);
  return alpha[y * size.widthPx + 4]!;
}

describe('mendClothes', () => {
  it('makes a white shirt on a pale wall solid', () => {
    expect(mended(70, { net: 0.4, person: 1, inner: 1, alpha: 0.2 })).toBe(1);
  });

  it('draws the shoulder up to its edge where the net saw it nearly whole', () => {
    expect(mended(70, { net: 0.9, person: 1, inner: 0, alpha: 0.3 })).toBe(1);
  });

  it('leaves a gap between hair and neck open', () => {
    expect(mended(55, { net: 0.25, person: 1, inner: 1, alpha: 0.1 })).toBeCloseTo(0.1);
  });

  it('leaves alone what the person mask doubts', () => {
    expect(mended(70, { net: 0.7, person: 0.6, inner: 0, alpha: 0.5 })).toBe(0.5);
  });

  it('does not touch the hair above the collar', () => {
    expect(mended(30, { net: 0.6, person: 1, inner: 1, alpha: 0.4 })).toBeCloseTo(0.4);
  });
});
