import { expect, it } from 'vitest';
import { quantiseWeights } from './weight-quantisation.ts';

const weights = Float32Array.of(0.4, -1, 0.25, 8, 0, -3);

it('gives every channel its own scale', () => {
  const { bytes, scales } = quantiseWeights(weights, 2, { byteMax: 127, zeroPoint: 0 });
  expect([...bytes]).toEqual([51, -127, 32, 127, 0, -48]);
  expect(scales[1]! / scales[0]!).toBeCloseTo(8, 5);
});

it.each([
  { byteMax: 127, zeroPoint: 0 },
  { byteMax: 64, zeroPoint: 0 },
  { byteMax: 126, zeroPoint: 1 },
])('restores weights within half a step at $byteMax about $zeroPoint', (coding) => {
  const { bytes, scales } = quantiseWeights(weights, 2, coding);
  weights.forEach((weight, i) => {
    const scale = scales[Math.floor(i / 3)]!;
    expect(Math.abs(scale * (bytes[i]! - coding.zeroPoint) - weight)).toBeLessThanOrEqual(scale / 2 + 1e-6);
  });
});

it('handles a channel of zeros', () => {
  expect([...quantiseWeights(new Float32Array(2), 1, { byteMax: 127, zeroPoint: 1 }).bytes]).toEqual([1, 1]);
});
