import { expect, it } from 'vitest';
import { halfOf } from '../people/halves.ts';
import { faultyKinds, plainKinds, wallOf } from './wall.ts';

it('draws the same wall for the same number', () => {
  expect(wallOf(17)).toEqual(wallOf(17));
  expect(wallOf(17)).not.toEqual(wallOf(18));
});

it('has walls of every kind in both halves', () => {
  for (const half of ['fit', 'report'] as const) {
    const seeds = Array.from({ length: 64 }, (_, seed) => seed).filter((seed) => halfOf(seed) === half);
    const kinds = new Set(seeds.map((seed) => wallOf(seed).kind));
    expect([...kinds].sort()).toEqual([...plainKinds, ...faultyKinds].sort());
  }
});
