import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import { headPoseYaw } from './head.ts';

const judged = (yawDeg: number) => headPoseYaw(findings({}, { yawDeg }));

describe('head-pose-yaw', () => {
  it.each([
    [-4.5, 'pass'],
    [-7, 'undetermined'],
    [7, 'undetermined'],
    [-25, 'fail'],
    [9, 'fail'],
  ])('judges a head turned by %f degrees', (yawDeg, verdict) => {
    expect(judged(yawDeg)).toMatchObject({ verdict, value: Math.abs(yawDeg) });
  });

  it('states the chance of a doubtful angle', () => {
    expect(judged(7).chanceInside).toBeCloseTo(0.09, 2);
  });

  it('does not pass a head without measured yaw', () => {
    expect(judged(Number.NaN).verdict).toBe('undetermined');
  });
});
