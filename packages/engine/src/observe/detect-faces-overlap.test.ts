import { describe, expect, it } from 'vitest';
import { boxOverlap, mergeOverlaps } from './detect-faces-overlap.ts';

describe('boxOverlap', () => {
  it.each([
    ['the same box', [5, 5, 4, 4], 1],
    ['half of each', [7, 5, 4, 4], 1 / 3],
    ['one inside the other', [5, 5, 2, 2], 1 / 4],
    ['side by side', [9, 5, 4, 4], 0],
    ['far away', [50, 50, 4, 4], 0],
  ])('is correct for %s', (_name, other, expected) => {
    expect(boxOverlap([5, 5, 4, 4], other)).toBeCloseTo(expected, 6);
  });
});

describe('mergeOverlaps', () => {
  const candidate = (score: number, ...numbers: number[]) => ({ score, numbers: Float32Array.from(numbers) });

  it('merges overlapping boxes into one face, weighted by score, and keeps the highest score', () => {
    const [face, ...others] = mergeOverlaps([candidate(0.9, 10, 10, 8, 8), candidate(0.6, 11, 10, 8, 8)]);
    expect(others).toEqual([]);
    expect(face!.score).toBe(0.9);
    expect([...face!.numbers]).toEqual([10.4, 10, 8, 8].map((value) => expect.closeTo(value, 5)));
  });

  it('keeps distant faces separate', () => {
    expect(mergeOverlaps([candidate(0.9, 10, 10, 8, 8), candidate(0.6, 30, 10, 8, 8)])).toHaveLength(2);
  });
});
