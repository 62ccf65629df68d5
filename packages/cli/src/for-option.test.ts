import { describe, expect, it } from 'vitest';
import { forOption } from './making-options.ts';

describe('--for', () => {
  it('adds a document each time', () => {
    const first = forOption('DE:passport');
    expect(forOption('South Korea: visa :online', first)).toEqual([
      { country: 'DE', document: 'passport', variant: undefined },
      { country: 'South Korea', document: 'visa', variant: 'online' },
    ]);
  });

  it.each(['', 'DE', 'DE:', ':passport', 'DE:passport:', 'DE:passport:a:b'])('is not "%s"', (typed) => {
    expect(() => forOption(typed)).toThrow('such as DE:passport');
  });
});
