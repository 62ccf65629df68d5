import { describe, expect, it } from 'vitest';
import type { Matte } from '../geometry/raster.ts';
import type { Similarity } from '../geometry/similarity.ts';
import { coverage, missingPx, personAtEdges } from './coverage.ts';

const size = { widthPx: 100, heightPx: 120 };
const source = { widthPx: 90, heightPx: 110 };
const shifted: Similarity<'source', 'output'> = { a: 1, b: 0, tx: 6, ty: 0 };

function matteOf(person: (x: number, y: number) => boolean): Matte {
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  for (let y = 0; y < size.heightPx; y++) {
    for (let x = 0; x < size.widthPx; x++) alpha[y * size.widthPx + x] = person(x, y) ? 255 : 0;
  }
  return { alpha, ...size };
}

describe('coverage', () => {
  it('is null when the source fills the frame', () => {
    expect(coverage(shifted, { widthPx: 200, heightPx: 200 }, { widthPx: 80, heightPx: 80 })).toEqual(
      expect.any(Uint8Array),
    );
    expect(coverage({ ...shifted, tx: -1 }, { widthPx: 200, heightPx: 200 }, size)).toBeNull();
  });
});

describe('missingPx', () => {
  const covered = coverage(shifted, source, size);

  it('counts every uncovered side when the background is kept', () => {
    expect(missingPx(covered, null, size)).toEqual({ top: 0, bottom: 10, left: 6, right: 4 });
  });

  it('counts only where the person is cut when the background is painted', () => {
    const shoulderToTheLeft = matteOf((x, y) => y > 80 && x < 50);
    expect(missingPx(covered, shoulderToTheLeft, size)).toEqual({ top: 0, bottom: 10, left: 6, right: 0 });
    expect(
      missingPx(
        covered,
        matteOf(() => false),
        size,
      ),
    ).toEqual({ top: 0, bottom: 0, left: 0, right: 0 });
  });
});

describe('personAtEdges', () => {
  it('names the edges that cut the person', () => {
    const matte = matteOf((x, y) => x >= 6 && x < 40 && y > 60);
    expect(personAtEdges(matte, shifted, source, () => true)).toEqual({
      top: false,
      bottom: true,
      left: true,
      right: false,
    });
  });
});
