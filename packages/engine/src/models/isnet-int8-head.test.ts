import { expect, it } from 'vitest';
import { maskHeadScale, thermometerWeights } from './isnet-int8-head.ts';

/** Decodes the thermometer code of a logit like the graph does. */
function readThermometer(logit: number): number {
  const kernel = { dims: [1, 1, 1, 1], values: Float32Array.of(1) };
  const [weights, biases] = thermometerWeights(kernel, { dims: [1], values: Float32Array.of(0) });
  const bytes = [...biases.values].map((bias, step) =>
    Math.max(0, Math.min(255, Math.round((logit * weights.values[step]! + bias) / maskHeadScale.scale))),
  );
  return bytes.reduce((sum, byte) => sum + byte * maskHeadScale.scale, 0) - 12;
}

it.each([-12, -11.9, -3.217, -0.003, 0, 0.5, 7.77, 12])('decodes %d from the thermometer code', (logit) => {
  expect(Math.abs(readThermometer(logit) - logit)).toBeLessThanOrEqual(maskHeadScale.scale);
});

it('saturates at both ends', () => {
  expect([readThermometer(-40), readThermometer(40)]).toEqual([
    expect.closeTo(-12, 4),
    expect.closeTo(12, 4),
  ]);
});
