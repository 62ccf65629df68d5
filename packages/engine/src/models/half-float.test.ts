import { expect, it } from 'vitest';
import { widenHalfFloats } from './half-float.ts';

it.each<[bits: number, value: number]>([
  [0x0000, 0],
  [0x3c00, 1],
  [0xc000, -2],
  [0x3555, 0.333251953125],
  [0x7bff, 65_504],
  [0x0001, 2 ** -24],
  [0x7c00, Number.POSITIVE_INFINITY],
])('widens %#x', (bits, value) => {
  expect([...widenHalfFloats(Uint8Array.of(bits & 255, bits >> 8))]).toEqual([value]);
});

it('reads at any alignment', () => {
  const odd = Uint8Array.of(99, 0x00, 0x3c, 0x00, 0xc0).subarray(1);
  expect([...widenHalfFloats(odd)]).toEqual([1, -2]);
});
