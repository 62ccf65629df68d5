import { describe, expect, it } from 'vitest';
import { cutOffByFrame } from './cut-off-by-frame.ts';

const size = { widthPx: 9, heightPx: 8, chinY: 4 };

function mask(rows: string[], sign: string): Uint8Array {
  return Uint8Array.from(rows.join(''), (character) => (character === sign ? 1 : 0));
}

/** '.' is possible wall, 'w' certain wall, '#' person. */
const rows = [
  '..#####..',
  '..#####..',
  '..#####..',
  '..#####..',
  'w.#####..',
  '..#######',
  '.########',
  '.######..',
];
const edge = cutOffByFrame(
  mask(rows, 'w'),
  mask(rows, '.').map((way, i) => Math.max(way, mask(rows, 'w')[i]!)),
  size,
);
const at = (x: number, y: number) => edge[y * size.widthPx + x];

describe('cutOffByFrame', () => {
  it('returns the border pixels of possible wall above the chin', () => {
    expect([at(0, 0), at(0, 3), at(8, 0), at(8, 3), at(7, 0)]).toEqual([1, 1, 1, 1, 1]);
    expect([at(1, 1), at(4, 0)]).toEqual([0, 0]);
  });

  it('returns border pixels below the chin only for components without certain wall', () => {
    expect([at(0, 5), at(0, 7)]).toEqual([0, 0]);
    expect([at(8, 4), at(8, 7)]).toEqual([1, 1]);
  });
});
