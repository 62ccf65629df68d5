import { expect, it } from 'vitest';
import { cutMarksAround } from './cut-marks.ts';

const sheet = { widthMm: 100, heightMm: 100 };

it('gives a single photo two marks of 3 mm at each corner', () => {
  const marks = cutMarksAround([{ leftMm: 20, topMm: 20, widthMm: 35, heightMm: 45 }], sheet, []);
  expect(marks).toHaveLength(8);
  expect(marks).toContainEqual({ fromXMm: 20, fromYMm: 20, toXMm: 17, toYMm: 20 });
  expect(marks).toContainEqual({ fromXMm: 55, fromYMm: 65, toXMm: 55, toYMm: 68 });
});

it('draws one mark across the gap between neighbours, and none between photos that touch', () => {
  const left = { leftMm: 10, topMm: 20, widthMm: 30, heightMm: 40 };
  const apart = cutMarksAround([left, { ...left, leftMm: 42 }], sheet, []);
  expect(apart.filter(({ fromXMm, toXMm }) => [fromXMm, toXMm].includes(40) && fromXMm !== toXMm)).toEqual([
    { fromXMm: 40, fromYMm: 20, toXMm: 42, toYMm: 20 },
    { fromXMm: 40, fromYMm: 60, toXMm: 42, toYMm: 60 },
  ]);
  const touching = cutMarksAround([left, { ...left, leftMm: 40 }], sheet, []);
  expect(touching).toHaveLength(10);
});

it('ends marks at the edge of the sheet and at text', () => {
  const photo = { leftMm: 0, topMm: 40, widthMm: 35, heightMm: 45 };
  const marks = cutMarksAround([photo], sheet, [{ leftMm: 0, topMm: 86, widthMm: 100, heightMm: 2 }]);
  expect(marks.every(({ fromXMm, toXMm }) => Math.min(fromXMm, toXMm) >= 0)).toBe(true);
  expect(marks).toContainEqual({ fromXMm: 35, fromYMm: 85, toXMm: 35, toYMm: 86 });
});
