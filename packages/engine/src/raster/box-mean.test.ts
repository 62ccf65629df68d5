import { expect, it } from 'vitest';
import { boxMean } from './box-mean.ts';

const size = { widthPx: 5, heightPx: 4 };
const values = Float32Array.from({ length: 20 }, (_, i) => (i * 7) % 11);

it.each([1, 3, 5])('averages squares of %d px, the rim counting again', (side) => {
  const half = (side - 1) / 2;
  const expected = Array.from(values, (_, i) => {
    const [x, y] = [i % 5, Math.floor(i / 5)];
    let sum = 0;
    for (let dy = -half; dy <= half; dy++) {
      for (let dx = -half; dx <= half; dx++) {
        const [column, row] = [Math.min(4, Math.max(0, x + dx)), Math.min(3, Math.max(0, y + dy))];
        sum += values[row * 5 + column]!;
      }
    }
    return sum / side ** 2;
  });
  boxMean(values, size, side).forEach((mean, i) => {
    expect(mean).toBeCloseTo(expected[i]!, 4);
  });
});
