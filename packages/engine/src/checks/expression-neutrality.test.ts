import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import type { Findings } from './findings.ts';
import { expressionNeutrality } from './mouth.ts';

const published = { note: null, level: 'unverified', source: null } as const;

const judged = (smileProbability: number, smileAllowed: boolean, change: Partial<Findings> = {}) => {
  const expression = { ...published, policy: smileAllowed ? 'natural-smile' : 'neutral' } as const;
  const requirement = { ...findings().requirement, expression };
  return expressionNeutrality(findings({ natives: { smileProbability }, requirement, ...change }));
};

describe('expression-neutrality', () => {
  it.each([
    [0.16, 'pass'],
    [0.52, 'undetermined'],
    [0.98, 'fail'],
  ])('judges a face that smiles with a likelihood of %f', (likelihood, verdict) => {
    expect(judged(likelihood, false).verdict).toBe(verdict);
  });

  it('has no limit if the record allows a smile', () => {
    expect(judged(0.98, true)).toMatchObject({ verdict: 'pass', limit: { min: null, max: null } });
  });

  it('cites the record, or the standard if the record is silent', () => {
    expect(judged(0.98, false).source).toEqual(findings().limits.record);
    const requirement = { ...findings().requirement, expression: null };
    const unsaid = expressionNeutrality(findings({ natives: { smileProbability: 0.98 }, requirement }));
    expect(unsaid).toMatchObject({ verdict: 'fail', source: { basis: 'standard' } });
  });

  it('uses the answer only if undetermined', () => {
    const answers = { 'expression-neutrality': 'neutral' } as const;
    expect(judged(0.52, false, { answers })).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(judged(0.98, false, { answers }).verdict).toBe('fail');
    const smiling = { answers: { 'expression-neutrality': 'smiling' } } as const;
    expect(judged(0.52, false, smiling)).toMatchObject({ advice: 'expression-neutrality.smiling' });
  });
});
