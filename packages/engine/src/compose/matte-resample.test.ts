import { expect, it } from 'vitest';
import type { Similarity } from '../geometry/similarity.ts';
import { drawMatte } from './matte-resample.ts';

/** A shoulder that reaches the right side and the bottom. */
const size = { widthPx: 6, heightPx: 5 };
const alpha = Uint8Array.from({ length: 30 }, (_, i) => (i % 6 >= 3 && i >= 12 ? 255 : 0));
const moved: Similarity<'portrait', 'output'> = { a: 1, b: 0, tx: -2, ty: -1 };

it('goes on beyond the sides and the bottom as it ends there, and knows nobody above', () => {
  const drawn = drawMatte({ alpha, ...size }, moved, { widthPx: 8, heightPx: 8 }, null);
  const row = (y: number) => [...drawn.alpha.subarray(8 * y, 8 * y + 8)];
  expect(row(0)).toEqual(new Array(8).fill(0));
  expect(row(2)).toEqual([0, 255, 255, 255, 255, 255, 255, 255]);
  expect(row(7)).toEqual(row(2));
  const upwards = { ...moved, ty: 3 };
  const below = drawMatte(
    { alpha: alpha.map(() => 255), ...size },
    upwards,
    { widthPx: 8, heightPx: 8 },
    null,
  );
  expect([...below.alpha.subarray(0, 8)]).toEqual(new Array(8).fill(0));
});

it('shows nobody where the target has no picture', () => {
  const covered = new Uint8Array(64).fill(1);
  covered[23] = 0;
  const drawn = drawMatte({ alpha, ...size }, moved, { widthPx: 8, heightPx: 8 }, covered);
  expect([drawn.alpha[22], drawn.alpha[23]]).toEqual([255, 0]);
});
