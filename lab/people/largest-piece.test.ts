import { expect, it } from 'vitest';
import { largestPiecePx } from './largest-piece.ts';

it('counts 4-connected px, not across the end of a row or a corner', () => {
  const mask = Uint8Array.from([1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0]);
  expect(largestPiecePx(mask, 5)).toBe(3);
  expect(largestPiecePx(new Uint8Array(20), 5)).toBe(0);
});
