import { expect, it } from 'vitest';
import { boxMean, boxMeanRepeatingEdge } from './box-mean.ts';

const size = { widthPx: 5, heightPx: 4 };
const values = Float32Array.from({ length: 20 }, (_, i) => (i * 7) % 11);

it.each([0, 1, 2])('boxMean averages squares of radius %d px, clipped at the border', (radius) => {
  const expected = naiveMeans(radius, (x, y) =>
    x < 0 || y < 0 || x > 4 || y > 3 ? null : values[y * 5 + x]!,
  );
  boxMean(values, size, radius).forEach((mean, i) => {
    expect(mean).toBeCloseTo(expected[i]!, 4);
  });
});

it.each([1, 3, 5])('boxMeanRepeatingEdge averages squares of %d px, replicating the border', (side) => {
  const expected = naiveMeans((side - 1) / 2, (x, y) => {
    const [column, row] = [Math.min(4, Math.max(0, x)), Math.min(3, Math.max(0, y))];
    return values[row * 5 + column]!;
  });
  boxMeanRepeatingEdge(values, size, side).forEach((mean, i) => {
    expect(mean).toBeCloseTo(expected[i]!, 4);
  });
});

/** Means of `valueAt` over the square around each pixel, without nulls, by the definition. */
function naiveMeans(radius: number, valueAt: (x: number, y: number) => number | null): number[] {
  return Array.from(values, (_, i) => {
    const counted: number[] = [];
    for (let y = -radius; y <= radius; y++) {
      for (let x = -radius; x <= radius; x++) {
        const value = valueAt((i % 5) + x, Math.floor(i / 5) + y);
        if (value !== null) counted.push(value);
      }
    }
    return counted.reduce((sum, value) => sum + value, 0) / counted.length;
  });
}
