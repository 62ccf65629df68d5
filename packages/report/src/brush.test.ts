import { describe, expect, it } from 'vitest';
import { brushAlong, brushStroke, placedStroke } from './index.ts';

const widthPx = 60;
const heightPx = 40;
const emptyMask = () => ({ weights: new Uint8Array(widthPx * heightPx), widthPx, heightPx });
const weightAt = ({ weights }: ReturnType<typeof emptyMask>, x: number, y: number) =>
  weights[y * widthPx + x]!;

describe('a brush', () => {
  it('covers its centre fully, fades out, and ends at its radius', () => {
    const mask = emptyMask();
    brushAlong(mask, { x: 20.5, y: 20.5 }, { x: 20.5, y: 20.5 }, 10);
    const row = [20, 25, 27, 28, 29, 30, 31].map((x) => weightAt(mask, x, 20));
    expect(row[0]).toBe(255);
    expect(row[1]).toBe(255);
    expect(row.slice(2)).toEqual([...row.slice(2)].sort((p, q) => q - p));
    expect(new Set(row.slice(1)).size).toBeGreaterThan(4);
    expect(row.at(-1)).toBe(0);
  });

  it('covers the whole line evenly and returns the region that may have changed', () => {
    const mask = emptyMask();
    const region = brushAlong(mask, { x: 10, y: 20 }, { x: 45, y: 20 }, 5);
    expect(region).toEqual({ left: 5, top: 15, right: 50, bottom: 25 });
    for (const x of [10, 20, 31, 44]) expect(weightAt(mask, x, 20)).toBe(255);
    expect(
      mask.weights.filter((weight, i) => weight > 0 && (i % widthPx < 5 || i % widthPx >= 50)),
    ).toHaveLength(0);
  });

  it('does not add up where it passes twice', () => {
    const mask = emptyMask();
    brushAlong(mask, { x: 20, y: 20 }, { x: 20, y: 20 }, 10);
    const once = weightAt(mask, 28, 20);
    brushAlong(mask, { x: 20, y: 20 }, { x: 20, y: 20 }, 10);
    expect(weightAt(mask, 28, 20)).toBe(once);
  });

  it('may be outside the picture', () => {
    const mask = emptyMask();
    const region = brushStroke(mask, { radius: 4, points: [{ x: -50, y: -50 }] });
    expect((region.right - region.left) * (region.bottom - region.top)).toBe(0);
    brushStroke(mask, {
      radius: 6,
      points: [
        { x: -2, y: 10 },
        { x: 70, y: 10 },
      ],
    });
    expect([weightAt(mask, 0, 10), weightAt(mask, 59, 10)]).toEqual([255, 255]);
  });
});

it('a stroke turns, scales and shifts with its original', () => {
  const quarterTurn = { a: 0, b: 2, tx: 100, ty: 5 };
  const placed = placedStroke({ mode: 'erase', radiusPx: 3, pointsPx: [10, 0, 10, 20] }, quarterTurn);
  expect(placed).toEqual({
    mode: 'erase',
    radius: 6,
    points: [
      { x: 100, y: 25 },
      { x: 60, y: 25 },
    ],
  });
});
