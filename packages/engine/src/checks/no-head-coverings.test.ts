import type { Answers } from '@vesika/report';
import type { CoveringGround } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { noHeadCoverings } from './coverings.ts';
import { findings } from './findings.fixture.ts';
import type { Findings } from './findings.ts';

const rules = {
  bare: [],
  religious: ['religious'],
  both: ['religious', 'medical'],
  custom: ['religious', 'customary'],
} as const;

const covering = (exceptions: readonly CoveringGround[]): Findings['requirement']['headCovering'] => ({
  exceptions: [...exceptions],
  proof: false,
  compulsoryFor: null,
  note: null,
  level: 'unverified',
  source: null,
});

const judged = (
  policy: keyof typeof rules,
  answer?: Answers['no-head-coverings'],
  headCoveringStrength: number | null = 0.6,
) =>
  noHeadCoverings(
    findings({
      requirement: { ...findings().requirement, headCovering: covering(rules[policy]) },
      natives: { headCoveringStrength },
      answers: answer ? { 'no-head-coverings': answer } : {},
    }),
  );

describe('no-head-coverings', () => {
  it('passes bare heads and asks about apparent hats', () => {
    expect(judged('bare', undefined, 0.1)).toMatchObject({ verdict: 'pass', evidence: 'measured' });
    expect(judged('bare', undefined, 0.6)).toMatchObject({ verdict: 'undetermined', value: 0.6 });
    expect(judged('bare', undefined, 1).verdict).toBe('undetermined');
    expect(judged('bare', undefined, null)).toMatchObject({ verdict: 'undetermined', value: null });
  });

  it.each([
    ['bare', 'religious', 'no-head-coverings.not-allowed'],
    ['bare', 'medical', 'no-head-coverings.not-allowed'],
    ['religious', 'religious', null],
    ['religious', 'medical', 'no-head-coverings.other-grounds'],
    ['both', 'religious', null],
    ['both', 'medical', null],
    ['custom', 'religious', null],
    ['custom', 'medical', 'no-head-coverings.other-grounds'],
    ['both', 'other', 'no-head-coverings.worn'],
    ['bare', 'none', null],
  ] as const)('where the rule is %s, judges the answer %s', (policy, answer, advice) => {
    expect(judged(policy, answer)).toMatchObject({
      verdict: advice ? 'fail' : 'pass',
      evidence: 'stated',
      advice,
    });
  });

  it.each(['religious', 'medical'] as const)(
    'is undetermined for %s grounds without a published rule',
    (answer) => {
      const requirement = { ...findings().requirement, headCovering: null };
      const natives = { headCoveringStrength: 0.6 };
      expect(
        noHeadCoverings(findings({ requirement, natives, answers: { 'no-head-coverings': answer } })),
      ).toMatchObject({ verdict: 'undetermined', advice: 'no-head-coverings.unpublished' });
    },
  );

  it('asks about one colour all around the face', () => {
    const requested = (surroundDifference?: number) =>
      noHeadCoverings(findings({ natives: { headCoveringStrength: 0.1, surroundDifference } }));
    expect(requested(0.02)).toMatchObject({ verdict: 'undetermined', measure: 'surround', value: 0.02 });
    expect(requested(0.1)).toMatchObject({ verdict: 'pass', measure: 'cloth' });
    expect(requested().verdict).toBe('pass');
  });

  it('asks about a bare head if women must cover theirs', () => {
    const headCovering = {
      ...covering(['religious'])!,
      compulsoryFor: { who: 'women', fromAgeYears: 9 } as const,
    };
    const requirement = { ...findings().requirement, headCovering };
    const bare = { requirement, natives: { headCoveringStrength: 0.1 } };
    expect(noHeadCoverings(findings(bare))).toMatchObject({
      verdict: 'undetermined',
      advice: 'no-head-coverings.compulsory',
    });
    const answered = (answer: 'none' | 'religious') =>
      noHeadCoverings(findings({ ...bare, answers: { 'no-head-coverings': answer } }));
    expect(answered('none')).toMatchObject({ verdict: 'pass', evidence: 'stated', advice: null });
    expect(answered('religious')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
  });

  it('believes a stated covering although it looks like hair', () => {
    expect(judged('bare', 'religious', 0.1).verdict).toBe('fail');
  });
});
