import { expect, it } from 'vitest';
import type { Similarity } from '../geometry/similarity.ts';
import { drawMatte } from './matte-resample.ts';

/** A shoulder that reaches the right and bottom edges. */
const size = { widthPx: 6, heightPx: 5 };
const alpha = Uint8Array.from({ length: 30 }, (_, i) => (i % 6 >= 3 && i >= 12 ? 255 : 0));
const moved: Similarity<'portrait', 'output'> = { a: 1, b: 0, tx: -2, ty: -1 };

it('extends the matte beyond the sides and the bottom, and is empty above', () => {
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

it('continues the slope of shoulders beyond the sides, and nothing that ends there above them', () => {
  const wide = { widthPx: 60, heightPx: 40 };
  const isLock = (x: number, y: number) => x > 40 && y >= 4 && y < 8;
  const isShoulder = (x: number, y: number) => y >= 10 + Math.abs(x - 29.5) / 2;
  const person = Uint8Array.from({ length: 60 * 40 }, (_, i) =>
    isLock(i % 60, Math.floor(i / 60)) || isShoulder(i % 60, Math.floor(i / 60)) ? 255 : 0,
  );
  const aside: Similarity<'portrait', 'output'> = { a: 1, b: 0, tx: 10, ty: 0 };
  const drawn = drawMatte({ alpha: person, ...wide }, aside, { widthPx: 80, heightPx: 40 }, null);
  const topAt = (column: number, from: number) =>
    Array.from({ length: 40 }, (_, y) => drawn.alpha[80 * y + column]! > 127).indexOf(true, from);
  expect([topAt(10, 9), topAt(0, 9)]).toEqual([25, 30]);
  expect([topAt(69, 9), topAt(79, 9)]).toEqual([25, 30]);
  expect([topAt(69, 0), topAt(71, 0)]).toEqual([4, 26]);
});

it('is 0 where the target has no picture', () => {
  const covered = new Uint8Array(64).fill(1);
  covered[23] = 0;
  const drawn = drawMatte({ alpha, ...size }, moved, { widthPx: 8, heightPx: 8 }, covered);
  expect([drawn.alpha[22], drawn.alpha[23]]).toEqual([255, 0]);
});
