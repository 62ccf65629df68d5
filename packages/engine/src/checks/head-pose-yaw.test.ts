import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import type { Findings } from './findings.ts';
import { headPoseYaw } from './head.ts';

const judged = (yawDeg: number, change: Partial<Findings> = {}) => headPoseYaw(findings(change, { yawDeg }));

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

  it('uses the answer only if undetermined', () => {
    expect(judged(7, { answers: { 'head-pose-yaw': 'facing' } })).toMatchObject({
      verdict: 'pass',
      evidence: 'stated',
    });
    expect(judged(7, { answers: { 'head-pose-yaw': 'turned' } }).advice).toBe('head-pose-yaw.turned');
    expect(judged(25, { answers: { 'head-pose-yaw': 'facing' } }).verdict).toBe('fail');
  });

  it('does not pass a head without measured yaw', () => {
    expect(judged(Number.NaN).verdict).toBe('undetermined');
  });
});
