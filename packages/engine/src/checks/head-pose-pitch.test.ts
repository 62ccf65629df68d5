import { questionOf } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import type { Findings } from './findings.ts';
import { headPosePitch } from './head.ts';

const judged = (pitchDeg: number, change: Partial<Findings> = {}) =>
  headPosePitch(findings(change, { pitchDeg }));

describe('head-pose-pitch', () => {
  it.each([
    [4, 'pass', null],
    [-6, 'undetermined', 'head-pose-pitch.undetermined'],
    [12, 'fail', 'head-pose-pitch.lowered'],
    [-12, 'fail', 'head-pose-pitch.raised'],
  ])('judges a head at %f degrees', (pitchDeg, verdict, advice) => {
    expect(judged(pitchDeg)).toMatchObject({ verdict, advice });
  });

  it('asks about an angle that a person sees, and states the chance of a smaller one', () => {
    expect(questionOf(judged(-8))).toBe('head-pose-pitch');
    expect(questionOf(judged(-6))).toBeNull();
    expect(judged(-6).chanceInside).toBeCloseTo(0.34, 2);
    expect(judged(-8)).not.toHaveProperty('chanceInside');
  });

  it('uses the answer only if undetermined', () => {
    const level = { answers: { 'head-pose-pitch': 'level' } } as const;
    const nodding = { answers: { 'head-pose-pitch': 'nodding' } } as const;
    expect(judged(-6, level)).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(judged(-6, nodding).advice).toBe('head-pose-pitch.raised');
    expect(judged(6, nodding).advice).toBe('head-pose-pitch.lowered');
    expect(judged(15, level).verdict).toBe('fail');
  });
});
