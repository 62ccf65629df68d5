import { describe, expect, it } from 'vitest';
import { creditAmount, creditChange } from './credit-amount.ts';

describe('credits', () => {
  it('without limit are infinite', () => {
    expect(creditAmount('en', null)).toBe('∞');
    expect(creditAmount('en', 0)).toBe('0');
  });

  it('come and go with a sign', () => {
    expect([10, -1, 0].map((change) => creditChange('en', change))).toEqual(['+10', '-1', '0']);
  });
});
