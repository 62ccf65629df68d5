import { expect, it } from 'vitest';
import { maskMatte } from './matte-view.ts';

const size = { widthPx: 96, heightPx: 96 };
const hairEnd = 60;

/** Dark hair before a pale wall, down to a straight edge. */
const view = {
  data: Uint8Array.from({ length: 3 * 96 * 96 }, (_, k) => (Math.floor(k / 3) % 96 < hairEnd ? 40 : 210)),
  ...size,
};

it('moves the edge of a coarse mask to the edge of the colours', () => {
  const { alpha } = maskMatte(view, maskUntil(hairEnd - 6));
  const row = alpha.subarray(48 * 96, 49 * 96);
  expect(row[hairEnd - 2]).toBeGreaterThan(0.9);
  expect(row[hairEnd + 1]).toBeLessThan(0.1);
  expect(row[20]).toBe(1);
  expect(row[90]).toBe(0);
});

it('disputes what the mask itself leaves undecided', () => {
  const { disputed } = maskMatte(view, { ...maskUntil(50), values: new Float32Array(24 * 24).fill(0.5) });
  expect(disputed[0]).toBe(1);
  expect(maskMatte(view, maskUntil(50)).disputed[0]).toBe(0);
});

function maskUntil(end: number) {
  const values = Float32Array.from({ length: 24 * 24 }, (_, i) => (4 * (i % 24) < end ? 1 : 0));
  return { values, widthPx: 24, heightPx: 24 };
}
