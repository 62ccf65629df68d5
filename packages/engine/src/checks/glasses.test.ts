import { findRequirement, type GlassesPolicy } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { glasses } from './coverings.ts';
import { findings } from './findings.fixture.ts';
import type { Findings } from './findings.ts';

const rule = (policy: GlassesPolicy): Findings['requirement'] => {
  const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
  return { ...requirement, glasses: { ...requirement.glasses!, policy } };
};
const allowed = rule('allowed');
const forbidden = rule('forbidden');
const medical = rule('medical');

const judged = (
  requirement: Findings['requirement'],
  glassesStrength: number | null,
  answer?: Findings['answers']['glasses'],
  frameOverEyesShare = 0,
) =>
  glasses(
    findings({
      requirement,
      natives: { glassesStrength, frameOverEyesShare, lensLuminanceRatio: 0.9 },
      answers: answer ? { glasses: answer } : {},
    }),
  );

describe('glasses', () => {
  it.each([
    ['allowed', allowed, 'pass'],
    ['forbidden', forbidden, 'fail'],
    ['for medical reasons only', medical, 'fail'],
  ])('judges a frame where glasses are %s', (_policy, requirement, verdict) => {
    expect(judged(requirement, 0.95)).toMatchObject({ verdict, value: 0.95, evidence: 'measured' });
    expect(judged(requirement, 0.01)).toMatchObject({ verdict: 'pass', evidence: 'measured' });
    expect(judged(requirement, 0.7)).toMatchObject({ verdict: 'undetermined', value: 0.7 });
  });

  it('accepts medical grounds only if the record does', () => {
    expect(judged(medical, 0.95, 'worn-medical')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(judged(medical, 0.95, 'worn')).toMatchObject({ verdict: 'fail', advice: 'glasses.medical-only' });
    expect(judged(forbidden, 0.95, 'worn-medical')).toMatchObject({
      verdict: 'fail',
      advice: 'glasses.worn',
    });
  });

  it('uses the answer if undetermined and for rimless glasses, but not against a visible frame', () => {
    expect(judged(forbidden, 0.7, 'none')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(judged(forbidden, 0.7, 'worn')).toMatchObject({ verdict: 'fail', evidence: 'stated' });
    expect(judged(forbidden, 0.01, 'worn')).toMatchObject({ verdict: 'fail', evidence: 'stated' });
    expect(judged(forbidden, 0.95, 'none')).toMatchObject({ verdict: 'fail', evidence: 'measured' });
  });

  it('fails a frame across the eyes even if glasses are allowed', () => {
    expect(judged(allowed, 0.95, undefined, 0.95).advice).toBe('glasses.frame-over-eyes');
    expect(judged(allowed, 0.95, undefined, 0.72).verdict).toBe('pass');
  });

  it.each([
    ['says nothing', { ...forbidden, glasses: null }],
    ['advises against them', rule('best-removed')],
  ])('cannot tell of a frame where the record %s', (_why, requirement) => {
    expect(judged(requirement, 0.95)).toMatchObject({
      verdict: 'undetermined',
      advice: 'glasses.unpublished',
    });
    expect(judged(requirement, 0.01).verdict).toBe('pass');
  });

  it('asks about a thin line across the bridge of the nose', () => {
    const natives = { glassesStrength: 0.01, glassesBridge: 0.08 };
    const requested = glasses(findings({ requirement: forbidden, natives }));
    expect(requested).toMatchObject({ verdict: 'undetermined', measure: 'bridge', value: 0.08 });
    const pale = { glassesStrength: 0.01, glassesBridge: 0.03, glassesBridgePallor: 0.05 };
    expect(glasses(findings({ requirement: forbidden, natives: pale }))).toMatchObject({
      verdict: 'undetermined',
      measure: 'bridge',
      value: 0.05,
    });
    const bare = { ...natives, glassesBridge: 0.03, glassesBridgePallor: 0.02 };
    expect(glasses(findings({ requirement: forbidden, natives: bare })).verdict).toBe('pass');
  });

  it('does not ask about a weak likeness to a frame without a bridge', () => {
    expect(judged(forbidden, 0.3)).toMatchObject({ verdict: 'pass', evidence: 'measured' });
  });

  it('asks when nothing could be measured', () => {
    expect(judged(forbidden, null)).toMatchObject({ verdict: 'undetermined', value: null });
  });
});
