import { type PhotoReport, placedStroke } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { strokeOnOriginal, surfaceOf } from './surface.ts';

const photo: PhotoReport['photo'] = {
  widthPx: 1400,
  heightPx: 1800,
  dpi: 1016,
  bytes: 1,
  mime: 'image/jpeg',
};
/** A rotated original that is scaled down on the photo. */
const placement = { a: 0.7, b: 0.1, tx: -300, ty: -200, sourceWidthPx: 3000, sourceHeightPx: 4000 };
const surface = surfaceOf({ photo }, placement);

describe('the surface that is painted on', () => {
  it('is no larger than a screen needs it, with the same millimetres', () => {
    expect(surface).toMatchObject({ widthPx: 700, heightPx: 900, pxPerMm: 20 });
    const small = { ...photo, widthPx: 413, heightPx: 531, dpi: 300 };
    expect(surfaceOf({ photo: small }, placement)).toMatchObject({ widthPx: 413, heightPx: 531 });
  });
});

describe('a stroke on the original', () => {
  const points = [
    { x: 100, y: 120 },
    { x: 180, y: 140 },
    { x: 300, y: 400 },
  ];

  it('lies under what was drawn on the surface', () => {
    const stroke = strokeOnOriginal(surface, { mode: 'restore', radius: 12, points })!;
    const back = placedStroke(stroke, surface.placement);
    expect(back.mode).toBe('restore');
    expect(back.radius).toBeCloseTo(12, 1);
    for (const [i, { x, y }] of back.points.entries()) {
      expect(Math.hypot(x - points[i]!.x, y - points[i]!.y)).toBeLessThan(0.1);
    }
  });

  it('leaves out points at which the brush has hardly moved, but never the last one', () => {
    const slow = Array.from({ length: 101 }, (_, i) => ({ x: 100 + i, y: 200 }));
    const { pointsPx } = strokeOnOriginal(surface, { mode: 'erase', radius: 20, points: slow })!;
    expect(pointsPx.length / 2).toBeLessThan(30);
    const end = placedStroke({ mode: 'erase', radiusPx: 1, pointsPx }, surface.placement).points.at(-1)!;
    expect(end.x).toBeCloseTo(200, 0);
  });

  it('ends where the original does, and is none beside it', () => {
    const cut = { ...surface, placement: { ...surface.placement, tx: 100, ty: 100, b: 0 } };
    const across = {
      mode: 'erase',
      radius: 5,
      points: [
        { x: 20, y: 300 },
        { x: 400, y: 300 },
      ],
    } as const;
    const { pointsPx } = strokeOnOriginal(cut, { ...across, points: [...across.points] })!;
    expect(pointsPx).toHaveLength(2);
    expect(strokeOnOriginal(cut, { mode: 'erase', radius: 5, points: [{ x: 20, y: 300 }] })).toBeNull();
  });
});
