import { describe, expect, it } from 'vitest';
import { type DraftMatte, matteFeatures } from './matte-features.ts';
import stored from './matte-trees.json' with { type: 'json' };
import { doubtfulPixels, refineMatte } from './refine-matte.ts';

const size = { widthPx: 96, heightPx: 96 };
const count = size.widthPx * size.heightPx;

/** Dark hair in front of a pale wall with a vertical edge in the middle; alpha is doubtful in a band along it. */
function draftOf(colourAt: (x: number) => number, inDoubt = 0.5): DraftMatte {
  const xOf = (i: number) => i % size.widthPx;
  const isBand = (i: number) => Math.abs(xOf(i) - 48) < 4;
  const valuesOf = () =>
    Float32Array.from({ length: count }, (_, i) => (isBand(i) ? inDoubt : xOf(i) < 48 ? 1 : 0));
  return {
    grid: { alpha: valuesOf(), ...size },
    picture: {
      data: Uint8Array.from({ length: 3 * count }, (_, k) => colourAt(xOf(Math.floor(k / 3)))),
      ...size,
    },
    mattes: { isNet: valuesOf(), rvm: valuesOf(), personMask: valuesOf() },
    joined: valuesOf(),
    unsure: Uint8Array.from({ length: count }, (_, i) => (isBand(i) ? 1 : 0)),
    head: { oval: [], chinX: 20, chinY: 90, facePx: 60, ears: [] },
  };
}

const row = 48 * size.widthPx;
/** Hair with a texture, because real hair is never even. */
const darkBefore = (edge: number) => (x: number) => (x < edge ? 40 + 12 * (x % 3) : 210 + (x % 2));

describe('refineMatte', () => {
  it('removes faint wall next to the hair', () => {
    const matte = draftOf(darkBefore(44));
    matte.mattes.rvm.forEach((value, i, rvm) => {
      rvm[i] = value < 1 ? 0 : 1;
    });
    refineMatte(matte);
    for (let x = 46; x < 51; x++) expect(matte.grid.alpha[row + x]).toBeLessThan(0.42);
  });

  it('keeps more alpha at the colour of hair than at the colour of the wall', () => {
    const shownOf = (edge: number): number => {
      const matte = draftOf(darkBefore(edge));
      refineMatte(matte);
      return matte.grid.alpha.subarray(row + 46, row + 51).reduce((sum, alpha) => sum + alpha, 0);
    };
    expect(shownOf(52)).toBeGreaterThan(shownOf(44));
  });

  it('adds hardly anything where RVM sees no person', () => {
    const matte = draftOf(darkBefore(52), 0.2);
    matte.mattes.rvm.fill(0);
    refineMatte(matte);
    for (let x = 45; x < 52; x++) expect(matte.grid.alpha[row + x]).toBeLessThan(0.32);
  });

  it('changes no pixel outside the doubtful ones', () => {
    const matte = draftOf(darkBefore(48));
    const before = matte.grid.alpha.slice();
    const doubtful = new Set(doubtfulPixels(matte));
    refineMatte(matte);
    expect(doubtful.size).toBeGreaterThan(0);
    for (let i = 0; i < count; i++) if (!doubtful.has(i)) expect(matte.grid.alpha[i]).toBe(before[i]);
  });

  it('orders the features as the trees were fitted', () => {
    expect(stored.features).toEqual([...matteFeatures]);
  });
});
