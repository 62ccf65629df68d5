import { describe, expect, it } from 'vitest';
import { type Pose, posedFace } from '../../face/posed-face.fixture.ts';
import type { Vector } from '../../geometry/rotation.ts';
import { measureGaze } from './gaze.ts';

/** Both irises shifted, in inter-eye distances; an eye is 0.44 of them wide. */
function looking(shift: Vector, pose: Pose = {}) {
  const { gazeHorizontal, gazeVertical } = measureGaze({
    mesh: posedFace(pose, { moved: { 468: shift, 473: shift } }),
  });
  return { right: gazeHorizontal!, down: gazeVertical! };
}

describe('measureGaze', () => {
  it('is about zero for irises where they lie while looking into the camera', () => {
    const { right, down } = looking([0, 0, 0]);
    expect(Math.abs(right)).toBeLessThan(0.02);
    expect(Math.abs(down)).toBeLessThan(0.02);
  });

  it('follows the eyes to the image’s right and down, in widths of an eye', () => {
    const before = looking([0, 0, 0]);
    expect(looking([0.05, 0, 0]).right - before.right).toBeCloseTo(0.05 / 0.445, 2);
    expect(looking([0, 0.05, 0]).down - before.down).toBeCloseTo(0.05 / 0.445, 2);
    expect(looking([-0.05, 0, 0]).right).toBeLessThan(before.right);
  });

  it('says the same of a tilted head', () => {
    const upright = looking([0.04, 0.02, 0]);
    const tilted = looking([0.04, 0.02, 0], { rollDeg: 15 });
    expect(tilted.right).toBeCloseTo(upright.right, 2);
    expect(tilted.down).toBeCloseTo(upright.down, 2);
  });

  it('expects the irises of a turned head to stay on the camera', () => {
    const straightInTheHead = looking([0, 0, 0], { yawDeg: 15 });
    expect(straightInTheHead.right).toBeGreaterThan(0.04);
  });
});
