import { describe, expect, it } from 'vitest';
import type { Matte } from '../../geometry/raster.ts';
import type { Space } from '../../geometry/spaces.ts';
import { pointAt, vertex } from '../face-points.ts';
import { syntheticFace } from '../synthetic-face.ts';
import { earsInterEyePx, unseenBesideEars } from './beside-ears.ts';

const size = { widthPx: 300, heightPx: 320 };
const mesh = syntheticFace<Space>({ x: 150, y: 130, interEyePx: earsInterEyePx });
const cheek = pointAt(mesh, vertex.cheekImageRight).x;

type Place = (x: number, y: number) => number;
const matteOf = (share: Place): Matte => ({
  alpha: Uint8Array.from({ length: size.widthPx * size.heightPx }, (_, i) =>
    Math.round(255 * share(i % size.widthPx, Math.floor(i / size.widthPx))),
  ),
  ...size,
});
/** Up to 12 px beside the cheeks. */
const head: Place = (x, y) => (Math.abs(x - 150) < cheek - 150 + 12 && y > 30 ? 1 : 0);
const shred: Place = (x, y) => (x > cheek + 10 && x < cheek + 22 && y > 120 && y < 160 ? 0.5 : head(x, y));
const pieces = (kept: Place, people: Place) =>
  unseenBesideEars({ kept: matteOf(kept), people: matteOf(people), mesh }, 30);

describe('unseenBesideEars', () => {
  it('finds a shred that the net that knows people does not see, even half transparent', () => {
    const [piece, ...others] = pieces(shred, head);
    expect(others).toEqual([]);
    expect(piece!.areaPx).toBeGreaterThan(250);
    expect(Math.min(...piece!.outline.filter((_, k) => k % 2 === 0))).toBeGreaterThan(cheek + 8);
  });

  it('finds nothing where both agree, up to a px at the edge, nor where less is shown than seen', () => {
    const wider: Place = (x, y) => head(x - 1, y);
    expect(pieces(head, head)).toEqual([]);
    expect(pieces(wider, head)).toEqual([]);
    expect(pieces(head, shred)).toEqual([]);
  });

  it('leaves strands alone, and hair and clothes above and below', () => {
    const strand: Place = (x, y) => (x > cheek && y === 140 ? 1 : head(x, y));
    const elsewhere: Place = (x, y) => (y < 85 || y > 240 ? 1 : head(x, y));
    expect(pieces(strand, head)).toEqual([]);
    expect(pieces(elsewhere, head)).toEqual([]);
  });
});
