import { describe, expect, it } from 'vitest';
import { eyesOpen } from './eyes-open.ts';
import { findings } from './findings.fixture.ts';
import type { Findings } from './findings.ts';

const seen = (eyeAspectRatio: number | null, change: Partial<Findings> = {}) =>
  eyesOpen(findings({ natives: { eyeAspectRatio }, ...change }));

describe('eyes-open', () => {
  it.each([
    ['wide eyes', 0.33, 'pass'],
    ['narrow eyes', 0.217, 'pass'],
    ['eyes squeezed by a laugh', 0.14, 'undetermined'],
    ['closed eyes', 0.08, 'fail'],
  ])('judges %s', (_eyes, ratio, verdict) => {
    expect(seen(ratio).verdict).toBe(verdict);
  });

  it('fails lids that leave less than the standard measures of any open eye', () => {
    const natives = { eyeAspectRatio: 0.13, eyesOpenness: 0.031 };
    expect(eyesOpen(findings({ natives }))).toMatchObject({ verdict: 'fail', value: 0.031 });
    expect(eyesOpen(findings({ natives: { ...natives, eyesOpenness: 0.04 } })).verdict).toBe('undetermined');
    expect(eyesOpen(findings({ natives: { eyeAspectRatio: 0.2, eyesOpenness: 0.048 } })).verdict).toBe(
      'pass',
    );
  });

  it('believes the person only where it cannot tell', () => {
    expect(seen(0.14, { answers: { 'eyes-open': 'open' } })).toMatchObject({
      verdict: 'pass',
      evidence: 'stated',
    });
    expect(seen(0.14, { answers: { 'eyes-open': 'closed' } })).toMatchObject({ advice: 'eyes-open.closed' });
    expect(seen(0.08, { answers: { 'eyes-open': 'open' } })).toMatchObject({
      verdict: 'fail',
      evidence: 'measured',
    });
  });

  it('says nothing of eyes behind dark lenses', () => {
    expect(seen(0.3, { natives: { eyeAspectRatio: 0.3, eyesHiddenShare: 1 } })).toMatchObject({
      verdict: 'undetermined',
      value: null,
    });
  });
});
