import { expect, it } from 'vitest';
import { dilate } from './dilate.ts';

it('equals the naive maximum over the window around each pixel, clipped at the border', () => {
  const size = { widthPx: 13, heightPx: 9 };
  const values = Float32Array.from({ length: 13 * 9 }, (_, i) => ((i * 7919) % 101) - 50);
  for (const radius of [1, 2, 4]) {
    const grown = dilate(values, size, radius);
    for (let y = 0; y < size.heightPx; y++) {
      for (let x = 0; x < size.widthPx; x++) {
        let largest = Number.NEGATIVE_INFINITY;
        for (let row = Math.max(0, y - radius); row <= Math.min(size.heightPx - 1, y + radius); row++) {
          for (
            let column = Math.max(0, x - radius);
            column <= Math.min(size.widthPx - 1, x + radius);
            column++
          ) {
            largest = Math.max(largest, values[row * size.widthPx + column]!);
          }
        }
        expect(grown[y * size.widthPx + x]).toBe(largest);
      }
    }
  }
});
