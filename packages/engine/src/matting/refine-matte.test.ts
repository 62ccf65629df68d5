import { describe, expect, it } from 'vitest';
import { matteFeatures, type WeighedMatte } from './matte-features.ts';
import stored from './matte-trees.json' with { type: 'json' };
import { doubtfulPixels, refineMatte } from './refine-matte.ts';

const size = { widthPx: 96, heightPx: 96 };
const count = size.widthPx * size.heightPx;

/** Dark hair before a pale wall, the edge upright in the middle; alpha is in doubt in a band along it. */
function weighed(colourAt: (x: number) => number, inDoubt = 0.5): WeighedMatte {
  const xOf = (i: number) => i % size.widthPx;
  const isBand = (i: number) => Math.abs(xOf(i) - 48) < 4;
  const opinion = () =>
    Float32Array.from({ length: count }, (_, i) => (isBand(i) ? inDoubt : xOf(i) < 48 ? 1 : 0));
  return {
    grid: { alpha: opinion(), ...size },
    seen: {
      data: Uint8Array.from({ length: 3 * count }, (_, k) => colourAt(xOf(Math.floor(k / 3)))),
      ...size,
    },
    opinions: { net: opinion(), people: opinion(), person: opinion() },
    joined: opinion(),
    unsure: Uint8Array.from({ length: count }, (_, i) => (isBand(i) ? 1 : 0)),
    head: { oval: [], chinX: 20, chinY: 90, facePx: 60, ears: [] },
  };
}

const row = 48 * size.widthPx;
/** Hair is never even. */
const darkBefore = (edge: number) => (x: number) => (x < edge ? 40 + 12 * (x % 3) : 210 + (x % 2));

describe('refineMatte', () => {
  it('takes a veil of the wall away', () => {
    const matte = weighed(darkBefore(44));
    matte.opinions.people.forEach((value, i, people) => {
      people[i] = value < 1 ? 0 : 1;
    });
    refineMatte(matte);
    for (let x = 46; x < 51; x++) expect(matte.grid.alpha[row + x]).toBeLessThan(0.42);
  });

  it('leaves more of what has the colour of hair than of what has the colour of the wall', () => {
    const shownOf = (edge: number): number => {
      const matte = weighed(darkBefore(edge));
      refineMatte(matte);
      return matte.grid.alpha.subarray(row + 46, row + 51).reduce((sum, alpha) => sum + alpha, 0);
    };
    expect(shownOf(52)).toBeGreaterThan(shownOf(44));
  });

  it('adds nearly nothing where the net that knows people sees nobody', () => {
    const matte = weighed(darkBefore(52), 0.2);
    matte.opinions.people.fill(0);
    refineMatte(matte);
    for (let x = 45; x < 52; x++) expect(matte.grid.alpha[row + x]).toBeLessThan(0.32);
  });

  it('changes nothing that is sure', () => {
    const matte = weighed(darkBefore(48));
    const before = matte.grid.alpha.slice();
    const asked = new Set(doubtfulPixels(matte));
    refineMatte(matte);
    expect(asked.size).toBeGreaterThan(0);
    for (let i = 0; i < count; i++) if (!asked.has(i)) expect(matte.grid.alpha[i]).toBe(before[i]);
  });

  it('reads rows in the order that the trees were fitted on', () => {
    expect(stored.features).toEqual([...matteFeatures]);
  });
});
