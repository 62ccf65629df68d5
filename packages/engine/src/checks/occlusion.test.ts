import type { Answers, Natives } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { faceOcclusionPrevention } from './coverings.ts';
import { hairOverEyes, redEye } from './eyes.ts';
import { findings } from './findings.fixture.ts';
import { shoulders } from './head.ts';
import { mouthOcclusionPrevention } from './mouth.ts';

const given = (natives: Natives, answers: Answers = {}) => findings({ natives, answers });

describe('mouth-occlusion-prevention', () => {
  const mouth = (share: number, answer?: 'free' | 'covered') =>
    mouthOcclusionPrevention(
      given({ mouthHiddenShare: share }, answer ? { 'mouth-occlusion-prevention': answer } : {}),
    );

  it('passes bare lips, fails covered ones, and asks if a part may be hidden', () => {
    expect(mouth(0).verdict).toBe('pass');
    expect(mouth(0.5).verdict).toBe('undetermined');
    expect(mouth(1)).toMatchObject({ verdict: 'fail', advice: 'mouth-occlusion-prevention.covered' });
  });

  it('uses the answer only if undetermined', () => {
    expect(mouth(0.5, 'free')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(mouth(0.5, 'covered').verdict).toBe('fail');
    expect(mouth(1, 'free')).toMatchObject({ verdict: 'fail', evidence: 'measured' });
  });
});

describe('face-occlusion-prevention', () => {
  const face = (natives: Natives, answer?: 'free' | 'covered') =>
    faceOcclusionPrevention(given(natives, answer ? { 'face-occlusion-prevention': answer } : {}));
  const bare: Natives = { faceHiddenShare: 0.001, handPresence: 0.1 };

  it('does not ask about a bare face', () => {
    expect(face(bare)).toMatchObject({ verdict: 'pass', measure: 'area', value: 0.001 });
    expect(face({ faceHiddenShare: 0 }).verdict).toBe('pass');
  });

  it.each<[string, Natives, string, string]>([
    ['a part may be hidden', { ...bare, faceHiddenShare: 0.1 }, 'undetermined', 'area'],
    ['much of it is hidden', { ...bare, faceHiddenShare: 0.6 }, 'fail', 'area'],
    ['there is a hand', { ...bare, handPresence: 0.99 }, 'undetermined', 'hand'],
  ])('judges a face where %s', (_, natives, verdict, measure) => {
    expect(face(natives)).toMatchObject({ verdict, measure });
  });

  it('uses the answer if undetermined, but not against clear evidence', () => {
    const hand = { ...bare, handPresence: 0.99 };
    expect(face(hand, 'free')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(face(hand, 'covered')).toMatchObject({ verdict: 'fail', evidence: 'stated' });
    expect(face({ faceHiddenShare: 0.6 }, 'free')).toMatchObject({ verdict: 'fail', evidence: 'measured' });
  });

  it('asks when nothing could be measured', () => {
    expect(face({}).verdict).toBe('undetermined');
  });
});

describe('hair-over-eyes', () => {
  const hair = (share: number, glassesStrength: number, answers: Answers = {}) =>
    hairOverEyes(given({ hairOverEyesShare: share, glassesStrength }, answers));

  it.each([
    [0.01, 'pass'],
    [0.1, 'undetermined'],
    [0.6, 'fail'],
  ])('judges hair over a share of %d', (share, verdict) => {
    expect(hair(share, 0.01).verdict).toBe(verdict);
  });

  it('asks if a frame may look like strands', () => {
    expect(hair(0.6, 0.95).verdict).toBe('undetermined');
    expect(hair(0.6, 0.95, { 'hair-over-eyes': 'free' })).toMatchObject({
      verdict: 'pass',
      evidence: 'stated',
    });
    expect(hair(0.6, 0.95, { 'hair-over-eyes': 'covered' }).verdict).toBe('fail');
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
    [10, 'undetermined'],
    [-13, 'fail'],
  ])('judges a tilt of %d degrees', (shoulderTiltDeg, verdict) => {
    expect(shoulders(given({ shoulderTiltDeg }))?.verdict).toBe(verdict);
  });

  it('does not apply if the frame shows too little of them', () => {
    expect(shoulders(given({ shoulderTiltDeg: null }))).toBeNull();
  });
});
