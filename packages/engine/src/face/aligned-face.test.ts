import { describe, expect, it } from 'vitest';
import { scaleOf } from '../geometry/similarity.ts';
import { alignedSizePx, alignFace } from './aligned-face.ts';
import { pointAt, vertex } from './face-points.ts';
import { syntheticFace } from './synthetic-face.fixture.ts';

function picture(widthPx: number, heightPx: number, colourAt: (x: number, y: number) => number) {
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let i = 0; i < widthPx * heightPx; i++) {
    data.fill(colourAt(i % widthPx, Math.floor(i / widthPx)), i * 3, i * 3 + 3);
  }
  return { data, widthPx, heightPx };
}

const grey = picture(40, 40, () => 128);

describe('alignFace', () => {
  it.each([0, 0.3, -1.2])('maps the landmarks of a face rotated by %f rad to the template', (turnRad) => {
    const { mesh } = alignFace(grey, syntheticFace({ x: 20, y: 30, interEyePx: 17, turnRad }));
    const nose = pointAt(mesh, vertex.noseTip);
    const mouth = pointAt(mesh, vertex.mouthCornerImageLeft);
    expect(nose.x).toBeCloseTo(308, 0);
    expect(Math.abs(nose.y - 336.5)).toBeLessThan(1);
    expect(Math.hypot(mouth.x - 262.5, mouth.y - 402.5)).toBeLessThan(2);
  });

  it('ignores the nose tip of a turned head when it estimates the scale', () => {
    const face = syntheticFace<'source'>({ x: 20, y: 30, interEyePx: 113 });
    const straight = scaleOf(alignFace(grey, face).toAligned);
    face.xyz[vertex.noseTip * 3]! += 60;
    expect(scaleOf(alignFace(grey, face).toAligned)).toBeCloseTo(straight, 1);
  });

  it('warps the picture by the same transform as the mesh', () => {
    const bar = picture(308, 308, (_, y) => (y < 136 ? 10 : 200));
    const { raster } = alignFace(bar, syntheticFace({ x: 153.75, y: 136, interEyePx: 56.5 }));
    const at = (y: number) => raster.data[(y * alignedSizePx + 308) * 3];
    expect([at(266), at(280)]).toEqual([10, 200]);
  });

  it('averages the pixels of a very large face, and is black outside the picture', () => {
    const checkered = picture(800, 800, (x, y) => ((x + y) % 2 ? 255 : 0));
    const { raster, luminance } = alignFace(checkered, syntheticFace({ x: 400, y: 300, interEyePx: 400 }));
    expect(raster.data[(300 * alignedSizePx + 300) * 3]).toBe(128);
    expect(luminance[300 * alignedSizePx + 300]).toBe(55);
    expect(raster.data[0]).toBe(0);
  });
});
