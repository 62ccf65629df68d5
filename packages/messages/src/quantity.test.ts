import { expect, it } from 'vitest';
import { languages } from './languages.ts';
import { formatChange, formatNumber, formatRange } from './quantity.ts';

it.each(languages)(
  '%s formats negative numbers with a minus sign, and ranges in its own style',
  (language) => {
    const signs = (text: string) => text.replaceAll(/[^-−+–～]/g, '');
    expect(signs(formatChange(language, -1))).toBe('−');
    expect(signs(formatChange(language, 10))).toBe('+');
    expect(signs(formatChange(language, 0))).toBe('');
    expect(signs(formatNumber(language, -3.2, 'deg'))).toBe('−');
    expect(['-', '–', '～']).toContain(signs(formatRange(language, 31, 36, 'mm')));
  },
);
