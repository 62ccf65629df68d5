import { type TouchUp, type TouchUpStroke, touchUpBounds } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import {
  cleared,
  drawn,
  historyOf,
  isFull,
  isSameTouchUp,
  redone,
  startsWith,
  undone,
} from './stroke-history.ts';

const stroke = (x: number): TouchUpStroke => ({ mode: 'erase', radiusPx: 5, pointsPx: [x, 10] });
const xsOf = (strokes: TouchUp) => strokes.map(({ pointsPx }) => pointsPx[0]);
const withPoints = (count: number): TouchUpStroke => ({
  mode: 'restore',
  radiusPx: 5,
  pointsPx: Array.from({ length: 2 * count }, (_, i) => i),
});

describe('the strokes that were drawn', () => {
  it('are taken back one by one, and done again', () => {
    let history = drawn(drawn(drawn(historyOf([]), stroke(1)), stroke(2)), stroke(3));
    history = undone(undone(history));
    expect(xsOf(history.present)).toEqual([1]);
    history = redone(history);
    expect(xsOf(history.present)).toEqual([1, 2]);
    expect(xsOf(redone(redone(history)).present)).toEqual([1, 2, 3]);
  });

  it('forget what was taken back once another one is drawn', () => {
    const history = drawn(undone(drawn(drawn(historyOf([]), stroke(1)), stroke(2))), stroke(9));
    expect(xsOf(redone(history).present)).toEqual([1, 9]);
    expect(history.future).toEqual([]);
  });

  it('can be removed all at once, which can be undone', () => {
    const history = cleared(drawn(drawn(historyOf([]), stroke(1)), stroke(2)));
    expect(history.present).toEqual([]);
    expect(xsOf(undone(history).present)).toEqual([1, 2]);
    const empty = historyOf([]);
    expect(cleared(empty)).toBe(empty);
  });

  it('of an earlier photo can be taken back as well', () => {
    const history = undone(historyOf([stroke(1), stroke(2)]));
    expect(xsOf(history.present)).toEqual([1]);
    expect(undone(undone(history)).present).toEqual([]);
  });
});

describe('the room for strokes', () => {
  it('ends with the number of strokes', () => {
    let history = historyOf([]);
    for (let i = 0; i < touchUpBounds.strokesMax + 5; i++) history = drawn(history, stroke(i));
    expect(history.present).toHaveLength(touchUpBounds.strokesMax);
    expect(isFull(history.present)).toBe(true);
    expect(isFull(undone(history).present)).toBe(false);
  });

  it('ends with the number of points, in the middle of a stroke', () => {
    const almost = drawn(historyOf([]), withPoints(touchUpBounds.pointsMax - 3));
    expect(isFull(almost.present)).toBe(false);
    const full = drawn(almost, withPoints(10));
    expect(full.present.at(-1)!.pointsPx).toEqual([0, 1, 2, 3, 4, 5]);
    expect(isFull(full.present)).toBe(true);
    expect(drawn(full, stroke(1))).toBe(full);
  });
});

it('knows what goes on where something else ends', () => {
  const [one, two] = [[stroke(1)], [stroke(1), stroke(2)]];
  expect([startsWith(two, one), startsWith(one, two), startsWith(two, [stroke(2)])]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isSameTouchUp(one, [stroke(1)]), isSameTouchUp(one, two)]).toEqual([true, false]);
  expect(isSameTouchUp(one, [{ ...stroke(1), mode: 'restore' }])).toBe(false);
});
