import type { Answers, Natives } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { lensGlare, lensTint } from './coverings.ts';
import { findings } from './findings.fixture.ts';
import type { Findings } from './findings.ts';

const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
const allowed: Findings['requirement'] = {
  ...requirement,
  glasses: { ...requirement.glasses!, policy: 'allowed' },
};
const forbidden: Findings['requirement'] = {
  ...requirement,
  glasses: { ...requirement.glasses!, policy: 'forbidden' },
};
const worn: Natives = { glassesStrength: 0.95, lensLuminanceRatio: 0.9, lensGlareShare: 0 };

const given = (natives: Natives, answers: Answers = {}, record = allowed) =>
  findings({ requirement: record, natives: { ...worn, ...natives }, answers });

describe('lens-tint', () => {
  it('fails dark lenses, rimless ones too, whatever the answer', () => {
    const dark = { lensLuminanceRatio: 0.2 };
    expect(lensTint(given(dark, { 'lens-tint': 'clear' }))).toMatchObject({
      verdict: 'fail',
      advice: 'lens-tint.tinted',
    });
    expect(lensTint(given({ ...dark, glassesStrength: 0.01 }, {}, forbidden))?.verdict).toBe('fail');
  });

  it('asks about light ones and uses the answer', () => {
    const light = { lensLuminanceRatio: 0.6 };
    expect(lensTint(given(light))).toMatchObject({ verdict: 'undetermined', value: 0.6 });
    expect(lensTint(given(light, { 'lens-tint': 'clear' }))).toMatchObject({
      verdict: 'pass',
      evidence: 'stated',
    });
    expect(lensTint(given(light, { 'lens-tint': 'tinted' }))?.advice).toBe('lens-tint.tinted');
  });

  it('passes clear ones without a question', () => {
    expect(lensTint(given({ lensLuminanceRatio: 0.75 }))?.verdict).toBe('pass');
    expect(lensTint(given({ lensLuminanceRatio: 1.7 }))?.verdict).toBe('undetermined');
  });

  it('asks about unusual shade without a visible frame', () => {
    expect(lensTint(given({ glassesStrength: 0.01, lensLuminanceRatio: 0.45 }))?.verdict).toBe(
      'undetermined',
    );
  });

  it('does not apply without glasses, or if the record refuses them anyway', () => {
    expect(lensTint(given({ glassesStrength: 0.01 }))).toBeNull();
    expect(lensTint(given({ glassesStrength: 0.7 }, { glasses: 'none' }))).toBeNull();
    expect(lensTint(given({}, {}, forbidden))).toBeNull();
  });
});

describe('lens-glare', () => {
  it.each([
    [0.002, 'pass'],
    [0.015, 'undetermined'],
    [0.06, 'fail'],
  ])('judges a share of %d', (lensGlareShare, verdict) => {
    expect(lensGlare(given({ lensGlareShare }))?.verdict).toBe(verdict);
  });

  it('does not apply without glasses, or if the record refuses them anyway', () => {
    expect(lensGlare(given({ glassesStrength: 0.01, lensGlareShare: 0.06 }))).toBeNull();
    expect(lensGlare(given({ lensGlareShare: 0.06 }, {}, forbidden))).toBeNull();
  });
});
