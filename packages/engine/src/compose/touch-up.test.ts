import type { TouchUpStroke } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { faceOval, vertex } from '../face/face-points.ts';
import type { Raster } from '../raster/raster.ts';
import type { Rgb } from '../raster/rgb.ts';
import { refuseStrayStrokes, type TouchUpRequest, touchUp } from './touch-up.ts';

const widthPx = 120;
const heightPx = 160;
const white: Rgb = [255, 255, 255];
const wall: Rgb = [125, 149, 168];
const hair: Rgb = [40, 28, 20];
/** The original is twice as large and shows more around the photo. */
const toOutput = { a: 0.5, b: 0, tx: -20, ty: -10 };

const inHead = (x: number, y: number) => Math.hypot((x - 60) / 34, (y - 80) / 46) <= 1;
/** The outline of the mesh, and the forehead above it: 0.75 of the chin's depth below the eyes. */
const inFace = (x: number, y: number) =>
  Math.hypot((x - 60) / 20, (y - 90) / 28) < 0.97 || (Math.abs(x - 60) < 3 && y > 54 && y < 90);
/** Piece of wall between head and right edge that the matte takes for the person. */
const isLeftover = (x: number, y: number) => x >= 98 && x < 112 && y >= 70 && y < 84;
/** Single hairs above the head that the matte lost. */
const isStrand = (x: number, y: number) => x >= 40 && x < 80 && y >= 12 && y < 32 && x % 5 === 0;

const colourAt = (x: number, y: number) => (inHead(x, y) || isStrand(x, y) ? hair : wall);

function raster(at: (x: number, y: number) => Rgb): Raster {
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let i = 0; i < widthPx * heightPx; i++) data.set(at(i % widthPx, Math.floor(i / widthPx)), i * 3);
  return { data, widthPx, heightPx };
}

function mesh() {
  const xyz = new Float32Array(478 * 3);
  for (const [i, index] of faceOval.entries()) {
    const angle = (i / faceOval.length) * 2 * Math.PI;
    xyz.set([60 + 20 * Math.sin(angle), 90 - 28 * Math.cos(angle)], index * 3);
  }
  for (const index of [vertex.eyeOuterImageLeft, vertex.eyeInnerImageLeft]) xyz.set([50, 80], index * 3);
  for (const index of [vertex.eyeOuterImageRight, vertex.eyeInnerImageRight]) xyz.set([70, 80], index * 3);
  return { xyz };
}

function touchedUp(strokes: TouchUpStroke[], about: Partial<TouchUpRequest> = {}) {
  const request: TouchUpRequest = {
    strokes,
    painted: raster((x, y) => (isLeftover(x, y) ? wall : inHead(x, y) ? hair : white)),
    matte: {
      alpha: Uint8Array.from({ length: widthPx * heightPx }, (_, i) => {
        const [x, y] = [i % widthPx, Math.floor(i / widthPx)];
        return inHead(x, y) || isLeftover(x, y) ? 255 : 0;
      }),
      widthPx,
      heightPx,
    },
    original: raster(colourAt),
    covered: null,
    colour: white,
    mesh: mesh(),
    toOutput,
    ...about,
  };
  const { picture, matte, changes } = touchUp(request);
  const index = (x: number, y: number) => y * widthPx + x;
  return {
    request,
    changes,
    picture,
    rgb: (x: number, y: number) => [...picture.data.subarray(index(x, y) * 3, index(x, y) * 3 + 3)],
    alpha: (x: number, y: number) => matte.alpha[index(x, y)]!,
  };
}

/** In: points and radius in output px. */
function stroke(mode: TouchUpStroke['mode'], radius: number, ...points: [number, number][]): TouchUpStroke {
  const pointsPx = points.flatMap(([x, y]) => [(x + 20) * 2, (y + 10) * 2]);
  return { mode, radiusPx: radius * 2, pointsPx };
}

describe('erasing', () => {
  it('removes a leftover piece of wall and reports the changed share', () => {
    const { rgb, alpha, changes } = touchedUp([stroke('erase', 14, [105, 77])]);
    expect(rgb(99, 71)).not.toEqual([...wall]);
    expect(rgb(105, 77)).toEqual([...white]);
    expect(alpha(105, 77)).toBe(0);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ what: 'touch-up', unit: 'ratio' });
    expect(changes[0]!.amount).toBeCloseTo((14 * 14) / (widthPx * heightPx), 2);
  });

  it('fades out towards the rim of the brush', () => {
    const { alpha } = touchedUp([stroke('erase', 10, [92, 77])], {
      matte: { alpha: new Uint8Array(widthPx * heightPx).fill(255), widthPx, heightPx },
    });
    const row = [92, 97, 99, 101, 103].map((x) => alpha(x, 77));
    expect(row[0]).toBe(0);
    expect(row.at(-1)).toBe(255);
    for (const [left, right] of [row.slice(1, 3), row.slice(2, 4)]) expect(left).toBeLessThan(right!);
  });

  it('follows the brush from point to point', () => {
    const { alpha } = touchedUp([stroke('erase', 4, [97, 60], [97, 95], [113, 95])], {
      matte: { alpha: new Uint8Array(widthPx * heightPx).fill(255), widthPx, heightPx },
    });
    expect([alpha(97, 78), alpha(106, 95)]).toEqual([0, 0]);
    expect(alpha(106, 78)).toBe(255);
  });

  it('reports no change when no pixel changed', () => {
    expect(touchedUp([stroke('erase', 6, [10, 10])]).changes).toEqual([]);
  });
});

describe('restoring', () => {
  const overHair = stroke('restore', 14, [45, 22], [75, 22]);

  it('restores single hairs with the colours of the original, without the wall between them', () => {
    const { rgb, alpha } = touchedUp([overHair]);
    expect(rgb(60, 22)).toEqual([...hair]);
    expect(alpha(60, 22)).toBe(255);
    expect(rgb(62, 22)).toEqual([...white]);
    expect(alpha(62, 22)).toBe(0);
  });

  it('restores everything when nothing stands out from the wall', () => {
    const { rgb, alpha } = touchedUp([stroke('restore', 8, [15, 120])]);
    expect([rgb(15, 120), alpha(15, 120)]).toEqual([[...wall], 255]);
  });

  it('restores what the matte had found, whatever its colour', () => {
    const original = raster((x, y) => (x === 60 && y === 40 ? wall : colourAt(x, y)));
    const painted = raster((x, y) => (x === 60 && y === 40 ? wall : inHead(x, y) ? hair : white));
    const strokes = [stroke('erase', 6, [60, 40]), stroke('restore', 9, [60, 40])];
    expect(touchedUp(strokes, { original, painted }).rgb(60, 40)).toEqual([...wall]);
  });

  it('undoes an erasing stroke drawn before it, and is undone by one drawn after it', () => {
    const [before, after] = [stroke('erase', 6, [60, 40]), stroke('restore', 6, [60, 40])];
    expect(touchedUp([before]).rgb(60, 40)).toEqual([...white]);
    expect(touchedUp([before, after]).rgb(60, 40)).toEqual([...hair]);
    expect(touchedUp([after, before]).rgb(60, 40)).toEqual([...white]);
  });

  it('restores nothing from beyond the original', () => {
    const covered = new Uint8Array(widthPx * heightPx).fill(1);
    covered.fill(0, 0, widthPx * 26);
    const { rgb } = touchedUp([overHair], { covered });
    expect(rgb(60, 22)).toEqual([...white]);
    expect(rgb(60, 28)).toEqual([...hair]);
  });
});

describe('the face', () => {
  it.each(['erase', 'restore'] as const)('stays as it is, whatever is drawn across it: %s', (mode) => {
    const { picture, request } = touchedUp([
      stroke(mode, 30, [20, 90], [100, 90]),
      stroke(mode, 25, [60, 110]),
    ]);
    let outside = 0;
    for (let i = 0; i < widthPx * heightPx; i++) {
      const differs = [0, 1, 2].some((c) => picture.data[i * 3 + c] !== request.painted.data[i * 3 + c]);
      if (inFace((i % widthPx) + 0.5, Math.floor(i / widthPx) + 0.5)) expect(differs).toBe(false);
      else if (differs) outside++;
    }
    expect(outside).toBeGreaterThan(100);
  });
});

it('does not change its input pictures', () => {
  const { request } = touchedUp([stroke('erase', 10, [105, 77]), stroke('restore', 10, [60, 22])]);
  expect(request.painted.data[(77 * widthPx + 105) * 3]).toBe(wall[0]);
  expect(request.matte.alpha[77 * widthPx + 105]).toBe(255);
});

describe('strokes that do not fit the original', () => {
  const original = { source: { widthPx: 280, heightPx: 340 }, head: { headHeightPx: 180 } };
  const at = (pointsPx: number[], radiusPx = 10) => [{ mode: 'erase', radiusPx, pointsPx } as const];

  it.each([
    ['beyond its right edge', at([281, 20])],
    ['beyond its lower edge', at([100, 100, 120, 341])],
    ['a brush wider than a quarter of the head', at([100, 100], 46)],
  ])('are refused: %s', (_what, strokes) => {
    expect(() => refuseStrayStrokes(strokes, original)).toThrow(
      expect.objectContaining({ code: 'request-invalid', facts: { field: 'touchUp' } }),
    );
  });

  it('are accepted when they are inside it', () => {
    expect(() => refuseStrayStrokes(at([0, 0, 280, 340], 45), original)).not.toThrow();
  });
});
