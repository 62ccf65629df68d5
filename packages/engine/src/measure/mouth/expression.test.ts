import { describe, expect, it } from 'vitest';
import { type Pose, posedFace } from '../../face/posed-face.fixture.ts';
import type { Vector } from '../../geometry/rotation.ts';
import { measureExpression } from './expression.ts';

/** Smile probability of a face whose mouth corners are moved outwards, up and back in proportion to `strength`. */
function smiling(strength: number, pose: Pose = {}): number {
  const moved: Record<number, Vector> = {
    61: [-0.12 * strength, -0.1 * strength, 0.08 * strength],
    291: [0.12 * strength, -0.1 * strength, 0.08 * strength],
    98: [-0.04 * strength, 0, 0],
    327: [0.04 * strength, 0, 0],
  };
  return measureExpression({ mesh: posedFace(pose, { moved }) }).smileProbability!;
}

describe('measureExpression', () => {
  it('is low for a neutral mouth and high for raised corners', () => {
    expect(smiling(0)).toBeLessThan(0.3);
    expect(smiling(1)).toBeGreaterThan(0.8);
  });

  it('increases with the smile', () => {
    const steps = [0, 0.25, 0.5, 0.75, 1].map((strength) => smiling(strength));
    steps.slice(1).forEach((probability, i) => {
      expect(probability).toBeGreaterThan(steps[i]!);
    });
  });

  it.each<Pose>([{ pitchDeg: 12 }, { pitchDeg: -12 }, { yawDeg: 15 }, { rollDeg: 20 }])(
    'does not depend on the head pose %o',
    (pose) => {
      expect(smiling(0.5, pose)).toBeCloseTo(smiling(0.5), 2);
      expect(smiling(0, pose)).toBeLessThan(0.3);
    },
  );
});
