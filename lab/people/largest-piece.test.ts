import { expect, it } from 'vitest';
import { largestPiecePx } from './largest-piece.ts';

it('counts the px that hang together, and not round the edge of a row or over a corner', () => {
  const mask = Uint8Array.from([1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0]);
  expect(largestPiecePx(mask, 5)).toBe(3);
  expect(largestPiecePx(new Uint8Array(20), 5)).toBe(0);
});
