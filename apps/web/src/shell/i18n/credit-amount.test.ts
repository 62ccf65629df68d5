import { describe, expect, it } from 'vitest';
import { creditAmount } from './credit-amount.ts';

describe('credits', () => {
  it('without limit are infinite', () => {
    expect(creditAmount('en', null)).toBe('∞');
    expect(creditAmount('en', 0)).toBe('0');
  });
});
