import { describe, expect, it } from 'vitest';
import { syntheticFace } from '../../face/synthetic-face.fixture.ts';
import type { Raster } from '../../raster/raster.ts';
import { measureRepeatedRows } from './repeated-rows.ts';

const widthPx = 300;
const interEyePx = 60;
const mesh = syntheticFace<'source'>({ x: 150, y: 150, interEyePx });
/** A neck that widens to shoulders below the chin, with grain. */
const portrait = (x: number, y: number) =>
  (Math.abs(x - 150) < 40 + Math.max(0, y - 250) / 2 ? 90 : 190) + ((7 * x + 13 * y) % 5);

function share(level: (x: number, y: number) => number, heightPx = 420) {
  const data = new Uint8Array(3 * widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++)
      data.fill(level(x, y), 3 * (y * widthPx + x), 3 * (y * widthPx + x) + 3);
  }
  const picture: Raster = { data, widthPx, heightPx };
  return measureRepeatedRows({ picture, mesh }).repeatedRowsShare;
}

describe('measureRepeatedRows', () => {
  it('is 0 where shoulders follow the neck', () => {
    expect(share(portrait)).toBe(0);
  });

  it.each([1, 8, 16])('is 1 where a block of %i rows repeats from the neck on', (rows) => {
    expect(share((x, y) => portrait(x, y < 262 ? y : 262 - rows + ((y - 262) % rows)))).toBe(1);
  });

  it('does not count rows of one plain surface, which dark clothes may be', () => {
    expect(share((x, y) => (y < 262 ? portrait(x, y) : 20))).toBe(0);
  });

  it('is null where the picture ends below the chin', () => {
    expect(share(portrait, 290)).toBeNull();
  });
});
