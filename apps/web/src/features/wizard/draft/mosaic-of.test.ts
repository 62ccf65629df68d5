import { mosaicSize } from '@vesika/contract';
import { expect, it } from 'vitest';
import { heightPx, rgbIn, widthPx } from './mosaic-of.ts';

it('has the size of the contract', () => {
  expect({ widthPx, heightPx }).toEqual(mosaicSize);
});

it('reads the pixels in order', () => {
  const bytes = Array.from({ length: 240 }, (_, n) => n);
  const pixels = rgbIn(btoa(String.fromCharCode(...bytes)));
  expect(pixels).toHaveLength(80);
  expect([pixels[0], pixels[79]]).toEqual([
    [0, 1, 2],
    [237, 238, 239],
  ]);
});
