import { expect, it } from 'vitest';
import { anchorCentres, candidatesAbove } from './detect-faces-anchors.ts';

const form = {
  sizePx: 16,
  keypointCount: 6,
  grids: [
    { cellPx: 8, anchorsPerCell: 1 },
    { cellPx: 16, anchorsPerCell: 2 },
  ],
};

it('places anchors row by row at the centres of their cells, grid after grid', () => {
  expect([...anchorCentres(form)]).toEqual([
    0.25, 0.25, 0.75, 0.25, 0.25, 0.75, 0.75, 0.75, 0.5, 0.5, 0.5, 0.5,
  ]);
});

it('reads boxes relative to their anchors and leaves out the ones with low scores', () => {
  const boxes = new Float32Array(6 * 16);
  boxes.set([1.6, -1.6, 8, 4, 3.2, 0], 16); // second anchor
  const scores = Float32Array.of(-2, 3, -9, -9, -9, 0.4);
  const [best, second, ...others] = candidatesAbove(0.5, { boxes, scores }, anchorCentres(form), form);
  expect(best!.score).toBeCloseTo(0.953, 3);
  expect([...best!.numbers.subarray(0, 6)]).toEqual(
    [0.85, 0.15, 0.5, 0.25, 0.95, 0.25].map((value) => expect.closeTo(value, 5)),
  );
  expect(second!.score).toBeCloseTo(0.599, 3);
  expect(others).toEqual([]);
});
