import { describe, expect, it } from 'vitest';
import { listOf, numberBetween, oneOf } from './photo-options.ts';

describe('arguments', () => {
  it('oneOf accepts any case and returns the name of the list', () => {
    expect(oneOf(['A4', '10x15'])('a4')).toBe('A4');
    expect(() => oneOf(['A4', '10x15'])('A3')).toThrow('Use one of: A4, 10x15.');
  });

  it('listOf keeps each name once', () => {
    expect(listOf(['jpg', 'png'])('PNG, jpg,png')).toEqual(['png', 'jpg']);
    expect(() => listOf(['jpg', 'png'])('jpg,')).toThrow('Use one of');
  });

  it.each(['299', '1201', '300.5', 'x', '', ' ', 'NaN', '1e9'])('no dpi: "%s"', (typed) => {
    expect(() => numberBetween(300, 1200, { whole: true })(typed)).toThrow(
      'Use a whole number from 300 to 1200.',
    );
  });

  it('numberBetween includes its bounds and, if allowed, fractions', () => {
    expect(numberBetween(300, 1200, { whole: true })('300')).toBe(300);
    expect(numberBetween(0, 20, { whole: false })('2.5')).toBe(2.5);
  });
});
