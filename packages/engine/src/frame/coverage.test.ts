import { describe, expect, it } from 'vitest';
import { levelling, type Similarity } from '../geometry/similarity.ts';
import type { Matte } from '../raster/raster.ts';
import { coverage, overhangPx, personAtEdges } from './coverage.ts';

const size = { widthPx: 100, heightPx: 120 };
const source = { widthPx: 90, heightPx: 110 };
const whole = { left: 0, top: 0, width: 100, height: 120 };
const shifted: Similarity<'source', 'output'> = { a: 1, b: 0, tx: 6, ty: 0 };

function matteOf(person: (x: number, y: number) => boolean): Matte {
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  for (let y = 0; y < size.heightPx; y++) {
    for (let x = 0; x < size.widthPx; x++) alpha[y * size.widthPx + x] = person(x, y) ? 255 : 0;
  }
  return { alpha, ...size };
}

describe('coverage', () => {
  it('is null only when the source fills the frame', () => {
    expect(coverage(shifted, { widthPx: 200, heightPx: 200 }, { widthPx: 80, heightPx: 80 })).toEqual(
      expect.any(Uint8Array),
    );
    expect(coverage({ ...shifted, tx: -1 }, { widthPx: 200, heightPx: 200 }, size)).toBeNull();
  });
});

describe('overhangPx', () => {
  it('measures how far the frame extends beyond each edge', () => {
    expect(overhangPx(shifted, source, size)).toEqual({ top: 0, bottom: 10, left: 6, right: 4 });
  });

  it('measures perpendicular to a rotated edge, not along it', () => {
    const turned = levelling<'source', 'output'>({
      fixed: { x: 45, y: 110 },
      target: { x: 50, y: 118 },
      rollRad: 0.05,
      scale: 1,
    });
    expect(overhangPx(turned, { widthPx: 400, heightPx: 110 }, size).bottom).toBeCloseTo(
      2 + 50 * Math.sin(0.05),
      0,
    );
  });
});

describe('personAtEdges', () => {
  it('reports the edges that cut the person', () => {
    const matte = matteOf((x, y) => x >= 6 && x < 40 && y > 60);
    expect(personAtEdges(matte, shifted, source, whole)).toEqual({
      top: false,
      bottom: true,
      left: true,
      right: false,
    });
  });

  it('ignores the person outside the box', () => {
    const matte = matteOf((x, y) => x >= 6 && x < 40 && y > 60);
    expect(personAtEdges(matte, shifted, source, { ...whole, height: 60 })).toMatchObject({
      bottom: false,
      left: false,
    });
  });
});
