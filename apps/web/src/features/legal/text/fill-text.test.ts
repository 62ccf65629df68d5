import { expect, it } from 'vitest';
import { fillText } from './fill-text.ts';

const fill = (source: string, locale = 'en') =>
  fillText(source, locale, { days: 1, hours: 24, button: 'Refund' }, { paid: true });

it('inserts values', () => {
  expect(fill('Choose “{button}”, {hours} a day.')).toBe('Choose “Refund”, 24 a day.');
});

it('takes the form that the language has for a number', () => {
  const source = '{days, plural, one {# day} other {# days}}, {hours, plural, one {# hour} other {# hours}}.';
  expect(fill(source)).toBe('1 day, 24 hours.');
  expect(fill('{hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}', 'ru')).toBe(
    '24 часа',
  );
});

it('keeps a line whose condition holds, behind its marker, and drops the others', () => {
  const source = [
    '## Payment {#payment}',
    '- {if paid} a',
    '- {unless paid} b',
    '{if paid} c',
    '### {unless paid} d',
  ];
  expect(fill(source.join('\n'))).toBe('## Payment {#payment}\n- a\nc');
});

it.each(['{unknown}', '{unknown, plural, other {#}}', '{if unknown} a', '{days, plural, other {#}}'])(
  'refuses %s, which has no value',
  (source) => {
    expect(() => fill(source)).toThrow(/has no value/);
  },
);
