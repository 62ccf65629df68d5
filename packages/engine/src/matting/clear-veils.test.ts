import { expect, it } from 'vitest';
import { clearVeils } from './clear-veils.ts';

const size = { widthPx: 60, heightPx: 40 };

it('removes a faint veil that is wider than a strand, and fills what is nearly opaque', () => {
  expect(middleOf(planeOf((x) => (x > 15 && x < 45 ? 0.12 : 0)))).toBe(0);
  expect(middleOf(planeOf((x) => (x > 15 && x < 45 ? 0.9 : 1)))).toBe(1);
});

it('leaves edges and strands alone', () => {
  for (const plane of [
    planeOf((x) => Math.min(1, Math.max(0, (x - 26) / 7))),
    planeOf((x) => (Math.abs(x - 30) < 4 ? 0.4 : 0)),
  ]) {
    const alpha = plane.slice();
    clearVeils(alpha, size);
    expect(alpha).toEqual(plane);
  }
});

it('draws no edge around what it changes', () => {
  const alpha = planeOf((x) => (x < 10 ? 0 : x > 50 ? 1 : 0.3));
  clearVeils(alpha, size);
  const row = alpha.subarray(20 * 60, 21 * 60);
  expect(row[30]).toBeCloseTo(0.15 / 0.7);
  for (let x = 12; x < 49; x++) expect(Math.abs(row[x]! - row[x + 1]!)).toBeLessThan(0.04);
});

function middleOf(alpha: Float32Array): number {
  clearVeils(alpha, size);
  return alpha[20 * 60 + 30]!;
}

function planeOf(shareAt: (x: number) => number): Float32Array {
  return Float32Array.from({ length: size.widthPx * size.heightPx }, (_, i) => shareAt(i % size.widthPx));
}
