import { describe, expect, it } from 'vitest';
import { type Pose, posedFace } from '../../face/posed-face.fixture.ts';
import type { Vector } from '../../geometry/rotation.ts';
import { measureGaze } from './gaze.ts';

/** Measures a face whose irises are both shifted, in inter-eye distances; an eye is 0.44 wide. */
function looking(shift: Vector, pose: Pose = {}) {
  const { gazeHorizontal, gazeVertical } = measureGaze({
    mesh: posedFace(pose, { moved: { 468: shift, 473: shift } }),
  });
  return { right: gazeHorizontal!, down: gazeVertical! };
}

describe('measureGaze', () => {
  it('is near zero for a face that looks into the camera', () => {
    const { right, down } = looking([0, 0, 0]);
    expect(Math.abs(right)).toBeLessThan(0.02);
    expect(Math.abs(down)).toBeLessThan(0.02);
  });

  it('measures shifts of the irises to the image right and down, in eye widths', () => {
    const before = looking([0, 0, 0]);
    expect(looking([0.05, 0, 0]).right - before.right).toBeCloseTo(0.05 / 0.445, 2);
    expect(looking([0, 0.05, 0]).down - before.down).toBeCloseTo(0.05 / 0.445, 2);
    expect(looking([-0.05, 0, 0]).right).toBeLessThan(before.right);
  });

  it('does not depend on head roll', () => {
    const upright = looking([0.04, 0.02, 0]);
    const tilted = looking([0.04, 0.02, 0], { rollDeg: 15 });
    expect(tilted.right).toBeCloseTo(upright.right, 2);
    expect(tilted.down).toBeCloseTo(upright.down, 2);
  });

  it('detects eyes that look straight ahead out of a turned head', () => {
    const straightAhead = looking([0, 0, 0], { yawDeg: 15 });
    expect(straightAhead.right).toBeGreaterThan(0.04);
  });
});
