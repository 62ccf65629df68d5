import { describe, expect, it } from 'vitest';
import { type PaintLayers, paintingOn } from './painting.ts';

const widthPx = 40;
const heightPx = 30;
const white = [255, 255, 255] as const;

function flat(red: number, green: number, blue: number, alpha = 255): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0; i < pixels.length; i += 4) pixels.set([red, green, blue, alpha], i);
  return pixels;
}

function painting(about: Partial<PaintLayers> = {}) {
  const layers: PaintLayers = {
    widthPx,
    heightPx,
    photo: flat(100, 100, 100),
    original: flat(10, 20, 30),
    kept: new Uint8Array(widthPx * heightPx),
    background: white,
    ...about,
  };
  const made = paintingOn(layers);
  const rgb = (x: number, y: number) => [
    ...made.pixels.subarray((y * widthPx + x) * 4, (y * widthPx + x) * 4 + 3),
  ];
  return { made, rgb };
}

describe('what strokes will look like', () => {
  it('shows the background where it is erased, the original where it is restored', () => {
    const { made, rgb } = painting();
    made.redraw([
      { mode: 'erase', radius: 5, points: [{ x: 10, y: 15 }] },
      { mode: 'restore', radius: 5, points: [{ x: 30, y: 15 }] },
    ]);
    expect([rgb(10, 15), rgb(30, 15), rgb(20, 3)]).toEqual([[...white], [10, 20, 30], [100, 100, 100]]);
    made.redraw([]);
    expect(rgb(10, 15)).toEqual([100, 100, 100]);
  });

  it('is the same while it is drawn as afterwards', () => {
    const points = [
      { x: 8, y: 8 },
      { x: 25, y: 12 },
      { x: 30, y: 24 },
    ];
    const live = painting().made;
    live.begin('erase', 6, points[0]!);
    for (const point of points.slice(1)) live.extend(point);
    const later = painting().made;
    later.redraw([{ mode: 'erase', radius: 6, points }]);
    expect(live.pixels).toEqual(later.pixels);
  });

  it('leaves the face alone', () => {
    const kept = new Uint8Array(widthPx * heightPx);
    kept[15 * widthPx + 10] = 1;
    const { made, rgb } = painting({ kept });
    made.redraw([{ mode: 'erase', radius: 5, points: [{ x: 10, y: 15 }] }]);
    expect([rgb(10, 15), rgb(11, 15)]).toEqual([[100, 100, 100], [...white]]);
  });

  it('brings nothing from where the original has ended', () => {
    const { made, rgb } = painting({ original: flat(0, 0, 0, 0) });
    made.redraw([{ mode: 'restore', radius: 5, points: [{ x: 10, y: 15 }] }]);
    expect(rgb(10, 15)).toEqual([100, 100, 100]);
  });

  it('is gone when a stroke is given up', () => {
    const { made, rgb } = painting();
    made.redraw([{ mode: 'erase', radius: 5, points: [{ x: 10, y: 15 }] }]);
    made.begin('restore', 5, { x: 12, y: 15 });
    expect(rgb(12, 15)).toEqual([10, 20, 30]);
    made.giveUp();
    expect(rgb(12, 15)).toEqual([...white]);
    made.extend({ x: 30, y: 15 });
    expect(rgb(30, 15)).toEqual([100, 100, 100]);
  });
});
