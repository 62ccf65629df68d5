import { describe, expect, it } from 'vitest';
import { pointAt, vertex } from '../../face/face-points.ts';
import { syntheticFace } from '../../face/synthetic-face.fixture.ts';
import type { Space } from '../../geometry/spaces.ts';
import type { Matte } from '../../raster/raster.ts';
import { earsInterEyePx, shredsBesideEars } from './beside-ears.ts';

const size = { widthPx: 300, heightPx: 320 };
const mesh = syntheticFace<Space>({ x: 150, y: 130, interEyePx: earsInterEyePx });
const { x: cheek, y: earY } = pointAt(mesh, vertex.cheekImageRight);

type Place = (x: number, y: number) => number;
const matteOf = (share: Place): Matte => ({
  alpha: Uint8Array.from({ length: size.widthPx * size.heightPx }, (_, i) =>
    Math.round(255 * share(i % size.widthPx, Math.floor(i / size.widthPx))),
  ),
  ...size,
});
/** A head that extends 12 px beyond the cheeks. */
const head: Place = (x, y) => (Math.abs(x - 150) < cheek - 150 + 12 && y > 30 ? 1 : 0);
const shred: Place = (x, y) => (x > cheek + 10 && x < cheek + 22 && y > 120 && y < 160 ? 0.5 : head(x, y));
/** Skin between the cheeks, and the given grey level beside them. */
const pictureOf = (besideCheek: number) => ({
  data: Uint8Array.from({ length: 3 * size.widthPx * size.heightPx }, (_, k) =>
    Math.abs((Math.floor(k / 3) % size.widthPx) - 150) < cheek - 150 ? 180 : besideCheek,
  ),
  ...size,
});
const pieces = (kept: Place, people: Place, besideCheek = 90) =>
  shredsBesideEars(
    { picture: pictureOf(besideCheek), kept: matteOf(kept), people: matteOf(people), mesh },
    30,
  );

describe('shredsBesideEars', () => {
  it('finds a shred that is not in the matte of RVM, even a half-transparent one', () => {
    const [piece, ...others] = pieces(shred, head);
    expect(others).toEqual([]);
    expect(piece!.areaPx).toBeGreaterThan(250);
    expect(Math.min(...piece!.outline.filter((_, k) => k % 2 === 0))).toBeGreaterThan(cheek + 8);
  });

  it('finds nothing when both mattes agree to within one pixel, or when the kept matte is the smaller one', () => {
    const wider: Place = (x, y) => head(x - 1, y);
    expect(pieces(head, head)).toEqual([]);
    expect(pieces(wider, head)).toEqual([]);
    expect(pieces(head, shred)).toEqual([]);
  });

  it('takes only an opaque region of the colour of the cheek for an ear', () => {
    const withoutEar: Place = (x, y) => (x > cheek + 1 && Math.abs(y - earY) < 20 ? 0 : head(x, y));
    expect(pieces(head, withoutEar, 160)).toEqual([]);
    expect(pieces(head, withoutEar, 90)).toHaveLength(1);
    expect(pieces(shred, head, 160)).toHaveLength(1);
  });

  it('ignores strands, and hair and clothes above and below the ears', () => {
    const strand: Place = (x, y) => (x > cheek && y === 140 ? 1 : head(x, y));
    const elsewhere: Place = (x, y) => (y < 85 || y > 240 ? 1 : head(x, y));
    expect(pieces(strand, head)).toEqual([]);
    expect(pieces(elsewhere, head)).toEqual([]);
  });
});
