import { describe, expect, it } from 'vitest';
import { faceAxes } from '../../face/face-axes.ts';
import type { FaceView } from '../../face/face-view.ts';
import { syntheticFace } from '../../face/synthetic-face.fixture.ts';
import type { Matte } from '../../raster/raster.ts';
import { measureBodyBelowChin } from './body-below-chin.ts';

const size = { widthPx: 800, heightPx: 1000 } as const;
const mesh = syntheticFace<'output'>({ x: 400, y: 450, interEyePx: 200 });

function share(isPerson: (x: number, y: number) => boolean, covered: Uint8Array | null = null) {
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  for (let y = 0; y < size.heightPx; y++) {
    for (let x = 0; x < size.widthPx; x++) alpha[y * size.widthPx + x] = isPerson(x, y) ? 255 : 0;
  }
  const matte: Matte = { alpha, ...size };
  const view = { matte, covered, mesh, axes: faceAxes(mesh) } as FaceView<'output'>;
  return measureBodyBelowChin(view).bodyBelowChinShare;
}

describe('measureBodyBelowChin', () => {
  it('is 1 where a neck goes on to the lower edge', () => {
    expect(share((x) => Math.abs(x - 400) < 120)).toBe(1);
  });

  it('is 0 where the person ends at the chin', () => {
    expect(share((_, y) => y < 800)).toBe(0);
  });

  it('counts the rows that are empty', () => {
    expect(share((_, y) => y < 910)).toBeGreaterThan(0.3);
    expect(share((_, y) => y < 910)).toBeLessThan(0.7);
  });

  it('leaves out rows beyond the original, and is null where nothing is left', () => {
    const covered = new Uint8Array(size.widthPx * size.heightPx).fill(1, 0, 910 * size.widthPx);
    expect(share((_, y) => y < 910, covered)).toBe(1);
    expect(share(() => true, new Uint8Array(size.widthPx * size.heightPx))).toBeNull();
  });
});
