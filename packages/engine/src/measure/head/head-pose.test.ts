import { describe, expect, it } from 'vitest';
import { type Build, type Pose, posedFace } from '../../face/posed-face.fixture.ts';
import { headPose } from './head-pose.ts';

const steps = [-20, -15, -10, -5, -2, 0, 2, 5, 10, 15, 20];
const people: [string, Build][] = [
  ['an average face', [1, 1, 1]],
  ['a long, flat face', [0.97, 1.07, 0.92]],
  ['a round, deep face', [1.04, 0.94, 1.08]],
];
const angles = ['yawDeg', 'pitchDeg', 'rollDeg'] as const;
const estimate = (pose: Pose, build?: Build) => headPose(posedFace(pose, { build: build ?? [1, 1, 1] }));

describe('headPose', () => {
  it('is zero for the average frontal face', () => {
    const { yawDeg, pitchDeg, rollDeg } = estimate({});
    for (const deg of [yawDeg, pitchDeg, rollDeg]) expect(Math.abs(deg)).toBeLessThan(0.01);
  });

  describe.each(people)('of %s', (_person, build) => {
    it.each(angles)(
      'follows %s monotonically up to 20 degrees, to within a twelfth of the angle',
      (angle) => {
        const frontal = estimate({}, build)[angle];
        const estimates = steps.map((deg) => estimate({ [angle]: deg }, build)[angle]);
        estimates.forEach((deg, i) => {
          expect(Math.abs(deg - frontal - steps[i]!)).toBeLessThan(Math.abs(steps[i]!) / 12 + 0.01);
          if (i > 0) expect(deg).toBeGreaterThan(estimates[i - 1]!);
        });
      },
    );
  });

  it('separates the three angles', () => {
    const pose = estimate({ yawDeg: 6, pitchDeg: -6, rollDeg: 12 });
    expect(Math.abs(pose.yawDeg - 6)).toBeLessThan(0.3);
    expect(Math.abs(pose.pitchDeg + 6)).toBeLessThan(0.3);
    expect(Math.abs(pose.rollDeg - 12)).toBeLessThan(0.7);
  });
});
