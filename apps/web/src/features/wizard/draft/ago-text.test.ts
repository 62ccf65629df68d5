import { expect, it } from 'vitest';
import { agoText } from './ago-text.ts';

const now = new Date('2026-05-01T12:00:00Z');

it.each([
  ['en', '2026-05-01T11:59:30Z', null],
  ['en', '2026-05-01T11:55:00Z', '5 minutes ago'],
  ['tr', '2026-05-01T09:59:00Z', '2 saat önce'],
  ['de', '2026-04-30T11:00:00Z', 'vor 1 Tag'],
] as const)('in %s a photo of %s is %s', (language, then, text) => {
  expect(agoText(language, new Date(then), now)).toBe(text);
});
