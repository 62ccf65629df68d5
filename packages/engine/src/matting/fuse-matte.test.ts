import { describe, expect, it } from 'vitest';
import { faceOval, vertex } from '../face/face-points.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import { dilateMask, openMask } from '../raster/mask.ts';
import type { Raster } from '../raster/raster.ts';
import { fuseMatte } from './fuse-matte.ts';
import { applyColourOdds } from './matte-colours.ts';
import { followColours } from './matte-edges.ts';
import { unsurePixels } from './matte-unsure.ts';
import type { RawMattes } from './matting.ts';

const size = { widthPx: 192, heightPx: 256 };

function inEllipse(x: number, y: number, cx: number, cy: number, rx: number, ry: number): boolean {
  return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
}

/** Head, neck and shoulders. */
const person = (x: number, y: number) =>
  inEllipse(x, y, 96, 100, 36, 48) || inEllipse(x, y, 96, 256, 88, 96) || (Math.abs(x - 96) < 20 && y > 120);

function raster(colourAt: (x: number, y: number) => readonly [number, number, number]): Raster {
  const data = new Uint8Array(size.widthPx * size.heightPx * 3);
  for (let y = 0, i = 0; y < size.heightPx; y++) {
    for (let x = 0; x < size.widthPx; x++, i += 3) data.set(colourAt(x, y), i);
  }
  return { data, ...size };
}

function map(valueAt: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: size.widthPx * size.heightPx }, (_, i) =>
    valueAt(i % size.widthPx, Math.floor(i / size.widthPx)),
  );
}

const wallAndCoat = raster((x, y) => (person(x, y) ? [70, 50, 40] : [170, 190, 210]));

function meshOfHead(): FaceMesh<'portrait'> {
  const xyz = new Float32Array(478 * 3);
  for (const [i, index] of faceOval.entries()) {
    const angle = (i / faceOval.length) * 2 * Math.PI;
    xyz[index * 3] = 96 + 30 * Math.sin(angle);
    xyz[index * 3 + 1] = 100 - 42 * Math.cos(angle);
  }
  xyz.set([64, 100], vertex.cheekImageLeft * 3);
  xyz.set([128, 100], vertex.cheekImageRight * 3);
  expect(xyz[vertex.chin * 3 + 1]).toBeGreaterThan(130);
  return { xyz };
}

function fused(
  isNet: (x: number, y: number) => number,
  picture = wallAndCoat,
  rvm = isNet,
  mask: (x: number, y: number) => number = (x, y) => (person(x, y) ? 1 : 0),
) {
  const raw: RawMattes = {
    isNet: { values: map(isNet), ...size },
    rvm: { values: map(rvm), ...size },
    personMask: { values: map(mask), ...size },
    picture,
  };
  const matte = fuseMatte(picture, raw, meshOfHead());
  return (x: number, y: number) => matte.alpha[y * size.widthPx + x]!;
}

const certain = (x: number, y: number) => (person(x, y) ? 1 : 0);

describe('fuseMatte', () => {
  it('keeps exactly 0 and exactly 255 where all nets agree', () => {
    const alpha = fused(certain);
    expect(alpha(96, 100)).toBe(255);
    expect(alpha(96, 240)).toBe(255);
    expect(alpha(10, 20)).toBe(0);
    expect(alpha(180, 60)).toBe(0);
  });

  it('removes furniture far from the person', () => {
    const alpha = fused((x, y) => (inEllipse(x, y, 170, 30, 14, 14) ? 1 : certain(x, y)));
    expect(alpha(170, 30)).toBe(0);
  });

  it('keeps a strand of hair that extends beyond the person mask', () => {
    const strand = (x: number, y: number) => y >= 98 && y <= 101 && x > 96 && x < 175;
    const picture = raster((x, y) => (person(x, y) || strand(x, y) ? [70, 50, 40] : [170, 190, 210]));
    const alpha = fused((x, y) => (strand(x, y) ? 1 : certain(x, y)), picture);
    expect(alpha(165, 99)).toBeGreaterThan(200);
  });

  it('drops an island that is not connected to the person', () => {
    const alpha = fused((x, y) => (inEllipse(x, y, 150, 100, 3, 3) ? 1 : certain(x, y)));
    expect(alpha(150, 100)).toBe(0);
  });

  it('closes holes in the face and in a pale shirt on a pale wall', () => {
    const pale = raster((x, y) =>
      inEllipse(x, y, 96, 100, 36, 48) ? [120, 90, 80] : person(x, y) ? [236, 236, 238] : [230, 231, 233],
    );
    const hole = (x: number, y: number) =>
      inEllipse(x, y, 96, 90, 8, 8) || inEllipse(x, y, 96, 230, 30, 20) ? 0.3 : certain(x, y);
    const alpha = fused(hole, pale);
    expect(alpha(96, 90)).toBe(255);
    expect(alpha(96, 235)).toBe(255);
  });

  it('does not take a dark slab beside a shoulder for cloth when only the person mask marks it', () => {
    const slab = (x: number, y: number) => x < 24 && y > 215;
    const isNet = (x: number, y: number) => (slab(x, y) ? 0 : certain(x, y));
    const alpha = fused(isNet, wallAndCoat, isNet, (x, y) => (slab(x, y) ? 1 : certain(x, y)));
    expect(alpha(10, 240)).toBe(0);
    expect(alpha(96, 240)).toBe(255);
  });

  it('makes a half-transparent ear of skin colour solid, and leaves strands and wall next to it', () => {
    const isEar = (x: number, y: number) => inEllipse(x, y, 134, 100, 6, 14);
    const isStrand = (x: number, y: number) => x === 137 && y > 114 && y < 122;
    const picture = raster((x, y) => (person(x, y) || isEar(x, y) ? [150, 110, 95] : [140, 116, 110]));
    const alpha = fused((x, y) => (isEar(x, y) ? 0.55 : isStrand(x, y) ? 0.4 : certain(x, y)), picture);
    expect(alpha(135, 100)).toBe(255);
    expect(alpha(137, 118)).toBeLessThan(200);
    expect(alpha(160, 100)).toBe(0);
  });

  it('does not fill the wall next to an ear, even where IS-Net is sure, and keeps the soft edge of the ear', () => {
    const isEar = (x: number, y: number) => inEllipse(x, y, 134, 100, 6, 14);
    const isDoubtful = (x: number, y: number) => x >= 128 && x < 146 && y > 84 && y < 116;
    const picture = raster((x, y) => (person(x, y) || isEar(x, y) ? [150, 110, 95] : [60, 110, 200]));
    const rvm = (x: number, y: number) => (isEar(x, y) ? 1 : certain(x, y));
    const alpha = fused(
      (x, y) => (isDoubtful(x, y) ? 0.93 : certain(x, y)),
      picture,
      rvm,
      (x, y) => (isDoubtful(x, y) ? 0.7 : certain(x, y)),
    );
    expect(alpha(134, 100)).toBe(255);
    expect(alpha(143, 90)).toBeLessThan(200);
  });

  it('makes an ear solid in any light when only RVM leaves it out', () => {
    const isEar = (x: number, y: number) => inEllipse(x, y, 134, 100, 6, 14);
    const withEar = (x: number, y: number) => (isEar(x, y) ? 1 : certain(x, y));
    const picture = raster((x, y) =>
      isEar(x, y) ? [190, 60, 40] : person(x, y) ? [150, 110, 95] : [180, 64, 50],
    );
    expect(fused(withEar, picture, certain, withEar)(135, 100)).toBe(255);
    expect(fused(withEar, picture, certain, certain)(135, 100)).toBeLessThan(250);
  });

  it('does not close the gap between hair and neck', () => {
    const gap = (x: number, y: number) => (inEllipse(x, y, 66, 146, 4, 8) ? 0 : certain(x, y));
    expect(fused(gap)(66, 146)).toBeLessThan(20);
  });
});

describe('applyColourOdds', () => {
  it('moves a doubtful alpha towards the side whose colour the pixel has', () => {
    const alpha = map((x) => (x < 60 ? 1 : x < 130 ? 0.5 : 0));
    const picture = raster((x) => (x < 90 ? [70, 50, 40] : [170, 190, 210]));
    const unsure = unsurePixels({ alpha, ...size });
    applyColourOdds(picture, alpha, unsure);
    expect(alpha[100 * size.widthPx + 75]).toBeGreaterThan(0.65);
    expect(alpha[100 * size.widthPx + 110]).toBeLessThan(0.35);
  });

  it('leaves a doubtful alpha alone where both sides have the same colour', () => {
    const alpha = map((x) => (x < 60 ? 1 : x < 130 ? 0.5 : 0));
    applyColourOdds(
      raster(() => [128, 128, 128]),
      alpha,
      unsurePixels({ alpha, ...size }),
    );
    expect(alpha[100 * size.widthPx + 95]).toBeCloseTo(0.5, 1);
  });
});

describe('followColours', () => {
  it('sharpens a blurred edge at the colour edge', () => {
    const edge = raster((x) => (x < 96 ? [70, 50, 40] : [170, 190, 210]));
    const alpha = map((x) => Math.min(1, Math.max(0, (100 - x) / 8)));
    followColours(edge, alpha, unsurePixels({ alpha, ...size }));
    const row = 100 * size.widthPx;
    expect(alpha[row + 95]! - alpha[row + 96]!).toBeGreaterThan(0.3);
  });

  it('does not change pixels outside the mask', () => {
    const alpha = map(certain);
    const before = alpha.slice();
    followColours(wallAndCoat, alpha, new Uint8Array(alpha.length));
    expect(alpha).toEqual(before);
  });
});

describe('openMask', () => {
  it('drops a line and keeps a block', () => {
    const mask = new Uint8Array(100);
    for (let i = 0; i < 10; i++) mask[10 + i] = 1;
    for (const y of [5, 6, 7]) for (const x of [3, 4, 5]) mask[y * 10 + x] = 1;
    const kept = openMask(mask, { widthPx: 10, heightPx: 10 }, 1);
    expect(kept.reduce((p, q) => p + q, 0)).toBe(9);
    expect(kept[64]).toBe(1);
  });
});

describe('dilateMask', () => {
  it('grows a point to a square, clipped at the borders', () => {
    const mask = new Uint8Array(25);
    mask[0] = 1;
    mask[24] = 1;
    const grown = dilateMask(mask, { widthPx: 5, heightPx: 5 }, 1);
    expect([...grown]).toEqual([1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1]);
  });
});
