import type { Natives, Verdict } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import type { Findings } from './findings.ts';
import { runChecks } from './index.ts';

const clean = { leftoverShare: 0, leftoverCertainShare: 0, lostShare: 0, lostCertainShare: 0 };

function judged(natives: Natives, change: Partial<Findings> = {}) {
  return runChecks(findings({ natives, ...change })).find(({ id }) => id === 'cut-out');
}

describe('cut-out', () => {
  it.each<[Verdict, string | null, Natives]>([
    ['pass', null, clean],
    ['pass', null, { ...clean, leftoverShare: 0.004, lostShare: 0.005 }],
    ['pass', null, { ...clean, leftoverShare: 0.04 }],
    ['undetermined', 'cut-out.undetermined', { ...clean, leftoverShare: 0.05 }],
    ['fail', 'cut-out.leftover', { ...clean, leftoverShare: 0.02, leftoverCertainShare: 0.015 }],
    ['fail', 'cut-out.lost', { ...clean, leftoverShare: 0.02, lostShare: 0.03, lostCertainShare: 0.02 }],
  ])('%s: %s', (verdict, advice, natives) => {
    expect(judged(natives)).toMatchObject({ verdict, advice });
  });

  it('does not apply if no background was replaced', () => {
    expect(judged({})).toBeUndefined();
    expect(judged({ leftoverShare: null, lostShare: null })).toBeUndefined();
  });

  it('judges a finished file without its original by leftovers only', () => {
    const finished = { leftoverShare: 0, leftoverCertainShare: 0, lostShare: null };
    expect(judged(finished)).toMatchObject({ verdict: 'pass', measure: 'leftover' });
    expect(judged({ ...finished, leftoverShare: 0.02 })).toMatchObject({ verdict: 'undetermined' });
  });

  it.each([
    ['clean', 'pass', null],
    ['leftover', 'fail', 'cut-out.leftover'],
    ['lost', 'fail', 'cut-out.lost'],
  ] as const)('applies the answer %s to uncertain pieces', (answer, verdict, advice) => {
    const doubted = { ...clean, leftoverShare: 0.05 };
    const answers = { 'cut-out': answer };
    expect(judged(doubted, { answers })).toMatchObject({ verdict, advice, evidence: 'stated' });
    expect(judged(clean, { answers })).toMatchObject({ verdict: 'pass', evidence: 'measured' });
    const certain = { ...doubted, leftoverCertainShare: 0.02 };
    expect(judged(certain, { answers })).toMatchObject({ verdict: 'fail', evidence: 'measured' });
  });
});
