import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isEmail } from './is-email.ts';

describe('an e-mail address', () => {
  it.each([
    ['ada@example.org', true],
    [' ada@example.org ', true],
    ['Ada.Lovelace+photos@mail.example.co.uk', true],
    ["o'neil@example.org", true],
    ['', false],
    ['ada', false],
    ['ada@', false],
    ['@example.org', false],
    ['ada@example', false],
    ['ada@@example.org', false],
    ['ada lovelace@example.org', false],
    ['ada..lovelace@example.org', false],
    ['.ada@example.org', false],
    ['ada@-example.org', false],
    [`${'a'.repeat(250)}@example.org`, false],
  ])('%j: %s, as the service sees it', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
    expect(z.string().max(254).trim().toLowerCase().pipe(z.email()).safeParse(text).success).toBe(expected);
  });
});
