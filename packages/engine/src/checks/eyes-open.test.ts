import { describe, expect, it } from 'vitest';
import { eyesOpen as judgeEyes } from './eyes.ts';
import { findings } from './findings.fixture.ts';
import type { Findings } from './findings.ts';

const eyesOpen = (given: Findings) => judgeEyes(given)!;
const judged = (eyeAspectRatio: number | null, change: Partial<Findings> = {}) =>
  eyesOpen(findings({ natives: { eyeAspectRatio }, ...change }));

describe('eyes-open', () => {
  it.each([
    ['wide eyes', 0.33, 'pass'],
    ['eyes at rest', 0.265, 'pass'],
    ['lids half down', 0.2, 'undetermined'],
    ['eyes squeezed by a laugh', 0.16, 'undetermined'],
    ['closed eyes', 0.08, 'fail'],
  ])('judges %s', (_eyes, ratio, verdict) => {
    expect(judged(ratio).verdict).toBe(verdict);
  });

  it("fails lids that open less than any open eye by the standard's measure", () => {
    const natives = { eyeAspectRatio: 0.18, eyesOpenness: 0.031 };
    expect(eyesOpen(findings({ natives }))).toMatchObject({ verdict: 'fail', value: 0.031 });
    expect(eyesOpen(findings({ natives: { ...natives, eyesOpenness: 0.05 } })).verdict).toBe('undetermined');
    expect(eyesOpen(findings({ natives: { eyeAspectRatio: 0.27, eyesOpenness: 0.068 } })).verdict).toBe(
      'pass',
    );
  });

  it('passes narrow eyes with catch lights in both irises, but not closed ones', () => {
    const narrow = { eyeAspectRatio: 0.2, eyesOpenness: 0.05, catchLightProminence: 1.1 };
    expect(eyesOpen(findings({ natives: narrow })).verdict).toBe('pass');
    expect(eyesOpen(findings({ natives: { ...narrow, catchLightProminence: 0.6 } })).verdict).toBe(
      'undetermined',
    );
    expect(eyesOpen(findings({ natives: { ...narrow, eyeAspectRatio: 0.1 } })).verdict).toBe('fail');
  });

  it('passes eyes that a clear smile makes narrow, but not closed ones', () => {
    const smiling = {
      eyeAspectRatio: 0.2,
      eyesOpenness: 0.05,
      catchLightProminence: 0.1,
      smileProbability: 0.95,
    };
    expect(eyesOpen(findings({ natives: smiling })).verdict).toBe('pass');
    expect(eyesOpen(findings({ natives: { ...smiling, smileProbability: 0.5 } })).verdict).toBe(
      'undetermined',
    );
    expect(eyesOpen(findings({ natives: { ...smiling, eyeAspectRatio: 0.1 } })).verdict).toBe('fail');
  });

  it('uses the answer only if undetermined', () => {
    expect(judged(0.16, { answers: { 'eyes-open': 'open' } })).toMatchObject({
      verdict: 'pass',
      evidence: 'stated',
    });
    expect(judged(0.16, { answers: { 'eyes-open': 'closed' } })).toMatchObject({
      advice: 'eyes-open.closed',
    });
    expect(judged(0.08, { answers: { 'eyes-open': 'open' } })).toMatchObject({
      verdict: 'fail',
      evidence: 'measured',
    });
  });

  it.each([
    ['an eye', 0.9, 'pass', null],
    ['an eye of a pale print', 0.4, 'undetermined', 'eyes-open.undetermined'],
    ['a plaster', 0.05, 'fail', 'eyes-open.covered'],
  ])('judges %s where an iris must be', (_, irisContrast, verdict, advice) => {
    expect(judged(0.3, { natives: { eyeAspectRatio: 0.3, irisContrast } })).toMatchObject({
      verdict,
      advice,
    });
  });

  it('leaves eyes behind dark lenses or a patch to the checks of what hides them', () => {
    expect(judged(0.3, { natives: { eyeAspectRatio: 0.3, eyesHiddenShare: 1 } })).toBeNull();
    expect(judged(0.3, { natives: { eyeAspectRatio: 0.3, eyesHiddenShare: 0.2 } }).verdict).toBe('pass');
  });
});
