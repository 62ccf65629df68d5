import { type ChildRule, findChildRule } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import { runChecks } from './index.ts';

const british = findChildRule('GB', 'passport', 3)!;

function judged(id: string, childRule: ChildRule | null) {
  const natives = { mouthOpenness: 0.2, smileProbability: 0.99, gazeHorizontal: 0.4, gazeVertical: 0 };
  return runChecks(findings({ natives, childRule })).find((check) => check.id === id)!;
}

describe('the rules for a child', () => {
  it('pass what the authority forgives', () => {
    expect(judged('gaze', null).verdict).not.toBe('pass');
    expect(judged('gaze', british)).toMatchObject({
      verdict: 'pass',
      advice: null,
      source: { title: british.source.title },
    });
  });

  it('leave undetermined what fails and the authority does not settle', () => {
    expect(judged('mouth-closed', null)).toMatchObject({ verdict: 'fail', advice: 'mouth-closed.open' });
    expect(judged('mouth-closed', british)).toMatchObject({
      verdict: 'undetermined',
      advice: 'mouth-closed.open',
      source: { title: british.source.title },
    });
  });

  it('pass nothing that was measured well enough in any case', () => {
    const strict = { ...british, relaxed: [], leftOpen: [], headHeight: null };
    expect(judged('mouth-closed', strict)).toEqual(judged('mouth-closed', null));
  });
});
