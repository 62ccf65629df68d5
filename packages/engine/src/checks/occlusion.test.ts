import type { Answers, Natives } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { faceOcclusionPrevention } from './face-occlusion-prevention.ts';
import { findings } from './findings.fixture.ts';
import { hairOverEyes } from './hair-over-eyes.ts';
import { mouthOcclusionPrevention } from './mouth-occlusion-prevention.ts';
import { redEye } from './red-eye.ts';
import { shoulders } from './shoulders.ts';

const given = (natives: Natives, answers: Answers = {}) => findings({ natives, answers });

describe('mouth-occlusion-prevention', () => {
  const mouth = (share: number, answer?: 'free' | 'covered') =>
    mouthOcclusionPrevention(
      given({ mouthHiddenShare: share }, answer ? { 'mouth-occlusion-prevention': answer } : {}),
    );

  it('passes lips, fails cloth and asks where no lips stand out', () => {
    expect(mouth(0).verdict).toBe('pass');
    expect(mouth(0.5).verdict).toBe('undetermined');
    expect(mouth(1)).toMatchObject({ verdict: 'fail', advice: 'mouth-occlusion-prevention.covered' });
  });

  it('takes the answer only in doubt', () => {
    expect(mouth(0.5, 'free')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(mouth(0.5, 'covered').verdict).toBe('fail');
    expect(mouth(1, 'free')).toMatchObject({ verdict: 'fail', evidence: 'measured' });
  });
});

describe('face-occlusion-prevention', () => {
  const face = (share: number, answer?: 'free' | 'covered') =>
    faceOcclusionPrevention(
      given({ faceHiddenShare: share }, answer ? { 'face-occlusion-prevention': answer } : {}),
    );

  it.each([0, 0.1])('asks of a face that shows its own skin but for a share of %d', (share) => {
    expect(face(share)).toMatchObject({
      verdict: 'undetermined',
      value: share,
      advice: 'face-occlusion-prevention.undetermined',
    });
  });

  it('fails what cannot be skin, whatever is said', () => {
    expect(face(0.5, 'free').verdict).toBe('fail');
  });

  it('takes the answer where it has seen nothing', () => {
    expect(face(0, 'free')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(face(0, 'covered')).toMatchObject({ verdict: 'fail', evidence: 'stated' });
  });

  it('asks when nothing could be measured', () => {
    expect(faceOcclusionPrevention(given({})).verdict).toBe('undetermined');
  });
});

describe('hair-over-eyes', () => {
  const hair = (share: number, glassesStrength: number, answers: Answers = {}) =>
    hairOverEyes(given({ hairOverEyesShare: share, glassesStrength }, answers));

  it.each([
    [0.01, 'pass'],
    [0.05, 'undetermined'],
    [0.2, 'fail'],
  ])('judges strands over a share of %d', (share, verdict) => {
    expect(hair(share, 0.1).verdict).toBe(verdict);
  });

  it('asks where a frame may look like strands', () => {
    expect(hair(0.4, 0.8).verdict).toBe('undetermined');
    expect(hair(0.4, 0.8, { 'hair-over-eyes': 'free' })).toMatchObject({
      verdict: 'pass',
      evidence: 'stated',
    });
    expect(hair(0.4, 0.8, { 'hair-over-eyes': 'covered' }).verdict).toBe('fail');
  });
});

describe('red-eye', () => {
  it.each([
    [0, 'pass'],
    [0.1, 'undetermined'],
    [0.5, 'fail'],
    [null, 'undetermined'],
  ])('judges a red share of %s', (redEyeShare, verdict) => {
    expect(redEye(given({ redEyeShare })).verdict).toBe(verdict);
  });
});

describe('shoulders', () => {
  it.each([
    [-4, 'pass'],
    [7, 'undetermined'],
    [-11, 'fail'],
  ])('judges a tilt of %d degrees', (shoulderTiltDeg, verdict) => {
    expect(shoulders(given({ shoulderTiltDeg }))?.verdict).toBe(verdict);
  });

  it('does not apply where the frame shows too little of them', () => {
    expect(shoulders(given({ shoulderTiltDeg: null }))).toBeNull();
  });
});
