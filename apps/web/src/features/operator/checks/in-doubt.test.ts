import type { Check } from '@vesika/report';
import { expect, it } from 'vitest';
import { inDoubt } from './in-doubt.ts';

const limit = { min: 32, max: 36 };
const clear = { verdict: 'pass', evidence: 'measured', value: 34, uncertainty: 0.5, limit };

it('leaves out what passed clearly and puts the greatest risk first', () => {
  const checks = [
    { id: 'clear', ...clear },
    { id: 'close', ...clear, value: 35.8 },
    { id: 'stated', ...clear, evidence: 'stated', value: null, uncertainty: null },
    { id: 'open', ...clear, verdict: 'undetermined' },
    { id: 'failed', ...clear, verdict: 'fail', value: 37 },
  ] as unknown as Check[];
  expect(inDoubt(checks).map(({ id }) => id)).toEqual(['failed', 'open', 'stated', 'close']);
});
