import type { Answers } from '@vesika/report';
import { findChildRule } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import { supportingHand } from './head.ts';

type Seen = readonly [presence: number | null, length: number | null];

function judged([handBesideHead, handLength]: Seen, childAgeYears: number | null, answers: Answers = {}) {
  return supportingHand(findings({ natives: { handBesideHead, handLength }, childAgeYears, answers }));
}

describe('supporting-hand', () => {
  it.each([
    ['no hand', [0.1, 0], 'pass', 'hand'],
    ['a hand that may be the child’s', [0.98, 1.9], 'undetermined', 'hand'],
    ['a hand too long for a child', [0.98, 3.7], 'fail', 'length'],
    ['no measurement', [null, null], 'undetermined', 'hand'],
  ] as const)('judges %s', (_what, seen, verdict, measure) => {
    expect(judged(seen, 0)).toMatchObject({ verdict, measure });
  });

  it('lets the person say whose hand it is, but not deny one that was measured', () => {
    const unsure = [0.98, 1.9] as const;
    expect(judged(unsure, 0, { 'supporting-hand': 'own' })).toMatchObject({ verdict: 'pass' });
    expect(judged(unsure, 0, { 'supporting-hand': 'other' })).toMatchObject({
      verdict: 'fail',
      advice: 'supporting-hand.seen',
    });
    expect(judged([0.98, 3.7], 0, { 'supporting-hand': 'none' })).toMatchObject({ verdict: 'fail' });
  });

  it('names the authority that wants nobody else in the picture', () => {
    const childRule = findChildRule('JP', 'passport', 0);
    const natives = { handBesideHead: 0.1, handLength: 0 };
    expect(supportingHand(findings({ natives, childAgeYears: 0, childRule }))?.source.title).toContain(
      'Japan',
    );
    expect(judged([0.1, 0], 0)?.source.basis).toBe('vesika');
  });

  it.each([6, null])('does not concern people of the age %s', (age) => {
    expect(judged([0.98, 3.7], age)).toBeNull();
  });
});
