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
    )!;

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

describe('a head turned so far that half the face is not seen', () => {
  it('is not judged for what covers face or mouth', () => {
    const turned = findings({ natives: { mouthHiddenShare: 0.5, faceHiddenShare: 0.5 } }, { yawDeg: -25 });
    expect([mouthOcclusionPrevention(turned), faceOcclusionPrevention(turned)]).toEqual([null, null]);
  });
});

describe('face-occlusion-prevention', () => {
  const face = (natives: Natives, answer?: 'free' | 'covered' | 'medical') =>
    faceOcclusionPrevention(given(natives, answer ? { 'face-occlusion-prevention': answer } : {}))!;
  const bare: Natives = { faceHiddenShare: 0.001, handPresence: 0.1 };

  it('does not ask about a bare face', () => {
    expect(face(bare)).toMatchObject({ verdict: 'pass', measure: 'area', value: 0.001 });
    expect(face({ faceHiddenShare: 0 }).verdict).toBe('pass');
  });

  it.each<[string, Natives, string, string]>([
    ['a part may be hidden', { ...bare, faceHiddenShare: 0.1 }, 'undetermined', 'area'],
    ['much of it is hidden', { ...bare, faceHiddenShare: 0.6 }, 'fail', 'area'],
    ['there is a hand', { ...bare, handPresence: 0.99 }, 'undetermined', 'hand'],
    ['an eye is covered', { ...bare, eyeCoveredShare: 0.9 }, 'undetermined', 'eye'],
  ])('judges a face where %s', (_, natives, verdict, measure) => {
    expect(face(natives)).toMatchObject({ verdict, measure });
  });

  it('uses the answer if undetermined, but not against clear evidence', () => {
    const hand = { ...bare, handPresence: 0.99 };
    expect(face(hand, 'free')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(face(hand, 'covered')).toMatchObject({ verdict: 'fail', evidence: 'stated' });
    expect(face({ faceHiddenShare: 0.6 }, 'free')).toMatchObject({ verdict: 'fail', evidence: 'measured' });
  });

  it('leaves a head that is turned away to the check of its yaw', () => {
    const turned = findings({ natives: { ...bare, faceHiddenShare: 0.2 } });
    const at = (yawDeg: number) =>
      faceOcclusionPrevention({ ...turned, measures: { ...turned.measures, yawDeg } });
    expect(at(-25)).toBeNull();
    expect(at(10)?.verdict).toBe('undetermined');
  });

  it('leaves eyes behind dark lenses to the check of lenses', () => {
    expect(face({ ...bare, eyeCoveredShare: 0.9, lensLuminanceRatio: 0.1 }).verdict).toBe('pass');
  });

  it('knows no rule about patches and dressings worn for a medical reason', () => {
    const patch = { ...bare, eyeCoveredShare: 0.9 };
    expect(face(patch, 'medical')).toMatchObject({
      verdict: 'undetermined',
      evidence: 'stated',
      advice: 'face-occlusion-prevention.unpublished',
    });
    expect(face(patch, 'covered')).toMatchObject({ verdict: 'fail' });
    expect(face(bare, 'medical').verdict).toBe('pass');
  });

  it('asks when nothing could be measured', () => {
    expect(face({}).verdict).toBe('undetermined');
  });
});

describe('hair-over-eyes', () => {
  const hair = (strandOverEyes: number, answers: Answers = {}) =>
    hairOverEyes(given({ strandOverEyes }, answers))!;

  it('passes a bare eye and asks about a line across one', () => {
    expect(hair(0.02)).toMatchObject({ verdict: 'pass', evidence: 'measured' });
    expect(hair(0.1)).toMatchObject({ verdict: 'undetermined', measure: 'strand' });
    expect(hair(1).verdict).toBe('undetermined');
  });

  it('uses the answer', () => {
    expect(hair(0.6, { 'hair-over-eyes': 'free' })).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(hair(0.6, { 'hair-over-eyes': 'covered' })).toMatchObject({
      verdict: 'fail',
      advice: 'hair-over-eyes.hair',
    });
  });

  it('does not apply to a report from before its measure, and never to a patch', () => {
    expect(hairOverEyes(given({}))).toBeNull();
    expect(hairOverEyes(given({ strandOverEyes: 0, eyeCoveredShare: 1 }))!.verdict).toBe('pass');
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
