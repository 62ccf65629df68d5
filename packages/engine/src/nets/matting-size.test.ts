import { expect, it } from 'vitest';
import { isnetInt8Description } from '../models/built-in-descriptions.ts';
import { netSize, type PictureSize } from './matting-size.ts';

it('returns the only size of a net with a fixed size', () => {
  const only = { widthPx: 512, heightPx: 768 };
  expect(netSize({ widthPx: 900, heightPx: 900 }, only)).toEqual(only);
});

it.each<[aspect: string, picture: PictureSize, size: PictureSize]>([
  ['tall', { widthPx: 800, heightPx: 1000 }, { widthPx: 512, heightPx: 576 }],
  ['wide', { widthPx: 1000, heightPx: 800 }, { widthPx: 576, heightPx: 512 }],
  ['square', { widthPx: 700, heightPx: 700 }, { widthPx: 512, heightPx: 512 }],
])('keeps to multiples within the budget: %s', (_aspect, picture, size) => {
  expect(netSize(picture, isnetInt8Description.size)).toEqual(size);
});

it.each([
  { multipleOfPx: 64, pixelsMax: 640 * 512 },
  { multipleOfPx: 14, pixelsMax: 300 * 300 },
  { multipleOfPx: 1, pixelsMax: 60 * 70 },
])('returns the best size: $multipleOfPx, $pixelsMax', (rule) => {
  for (let aspect = 0.3; aspect < 3; aspect *= 1.07) {
    const { widthPx, heightPx } = netSize({ widthPx: 1000 * aspect, heightPx: 1000 }, rule);
    const cost = (width: number, height: number) =>
      Math.abs(Math.log(width / height / aspect)) + 1 - (width * height) / rule.pixelsMax;
    expect([widthPx % rule.multipleOfPx, heightPx % rule.multipleOfPx]).toEqual([0, 0]);
    expect(widthPx * heightPx).toBeLessThanOrEqual(rule.pixelsMax);
    let least = Number.POSITIVE_INFINITY;
    for (let height = rule.multipleOfPx; height <= rule.pixelsMax; height += rule.multipleOfPx) {
      for (let width = rule.multipleOfPx; width * height <= rule.pixelsMax; width += rule.multipleOfPx) {
        least = Math.min(least, cost(width, height));
      }
    }
    expect(cost(widthPx, heightPx)).toBeCloseTo(least, 10);
  }
});
