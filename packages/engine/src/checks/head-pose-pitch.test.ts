import { questionOf } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import { headPosePitch } from './head.ts';

const judged = (pitchDeg: number) => headPosePitch(findings({}, { pitchDeg }));

describe('head-pose-pitch', () => {
  it.each([
    [4, 'pass', null],
    [-6, 'undetermined', 'head-pose-pitch.undetermined'],
    [12, 'fail', 'head-pose-pitch.lowered'],
    [-12, 'fail', 'head-pose-pitch.raised'],
  ])('judges a head at %f degrees', (pitchDeg, verdict, advice) => {
    expect(judged(pitchDeg)).toMatchObject({ verdict, advice });
  });

  it('states the chance of a doubtful angle, and asks nothing', () => {
    expect(questionOf(judged(-8))).toBeNull();
    expect(judged(-6).chanceInside).toBeCloseTo(0.34, 2);
    expect(judged(-8).chanceInside).toBeCloseTo(0.12, 2);
  });
});
