import { describe, expect, it } from 'vitest';
import { convexHull } from '../geometry/convex-hull.ts';
import { type FaceMesh, meshPointCount } from '../geometry/spaces.ts';
import { faceHull } from './face-hull.ts';

describe('convexHull', () => {
  it('omits points inside the hull or on an edge', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ];
    const hull = convexHull([...square, { x: 2, y: 2 }, { x: 2, y: 0 }]);
    expect(hull).toHaveLength(4);
    expect(hull).toEqual(expect.arrayContaining(square));
  });
});

describe('faceHull', () => {
  /** A mesh whose vertices are all at the corners of a box, except the top of the forehead, far above it. */
  function boxMesh(left: number, top: number, right: number, bottom: number): FaceMesh<'aligned'> {
    const xyz = new Float32Array(meshPointCount * 3);
    const put = (index: number, x: number, y: number) => xyz.set([x, y, 0], index * 3);
    for (let index = 0; index < meshPointCount; index++) {
      put(index, index % 2 ? left : right, index % 4 < 2 ? top : bottom);
    }
    put(10, 100, 0);
    return { xyz };
  }

  it('covers the face from brows to chin, without the forehead', () => {
    const { mask, top, bottom } = faceHull(boxMesh(60, 50, 140, 150), 200);
    const inside = mask.reduce((sum, value) => sum + value, 0);
    expect(Math.abs(inside / (80 * 100) - 1)).toBeLessThan(0.03);
    expect(mask[100 * 200 + 100]).toBe(1);
    expect(mask[20 * 200 + 100]).toBe(0);
    expect([top, bottom]).toEqual([45, 155]);
  });

  it('is clipped to the picture', () => {
    const { mask, left } = faceHull(boxMesh(-40, 50, 60, 150), 200);
    expect(left).toBe(0);
    expect(mask[100 * 200]).toBe(1);
    expect(mask[100 * 200 + 70]).toBe(0);
  });
});
