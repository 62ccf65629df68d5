import { describe, expect, it } from 'vitest';
import { fillClothes } from './matte-clothes.ts';
import type { GridHead } from './matte-solid.ts';

const size = { widthPx: 8, heightPx: 100 };
/** Face from row 20 to the chin at row 60. */
const head: GridHead = { oval: [], chinX: 4, chinY: 60, facePx: 40, ears: [] };

/** Alpha of one row after the step, from maps that are constant over the picture. */
function filled(
  y: number,
  maps: { joined: number; personMask: number; inner: number; alpha: number },
): number {
  const plane = (value: number) => new Float32Array(size.widthPx * size.heightPx).fill(value);
  const alpha = plane(maps.alpha);
  const evidence = {
    joined: plane(maps.joined),
    personMask: plane(maps.personMask),
    inner: plane(maps.inner),
  };
  fillClothes({ alpha, ...size }, evidence, head);
  return alpha[y * size.widthPx + 4]!;
}

describe('fillClothes', () => {
  it('makes a white shirt on a pale wall solid', () => {
    expect(filled(70, { joined: 0.4, personMask: 1, inner: 1, alpha: 0.2 })).toBe(1);
  });

  it('makes the shoulder solid up to its edge where the joined matte is nearly 1', () => {
    expect(filled(70, { joined: 0.9, personMask: 1, inner: 0, alpha: 0.3 })).toBe(1);
  });

  it('leaves a gap between hair and neck open', () => {
    expect(filled(55, { joined: 0.25, personMask: 1, inner: 1, alpha: 0.1 })).toBeCloseTo(0.1);
  });

  it('changes nothing where the person mask is unsure', () => {
    expect(filled(70, { joined: 0.7, personMask: 0.6, inner: 0, alpha: 0.5 })).toBe(0.5);
  });

  it('does not change the hair above the collar', () => {
    expect(filled(30, { joined: 0.6, personMask: 1, inner: 1, alpha: 0.4 })).toBeCloseTo(0.4);
  });
});
