import { describe, expect, it } from 'vitest';
import { daysLeft, hasExpired } from './days-left.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('days left', () => {
  it.each([
    ['a day to the millisecond', '2026-11-22T12:00:00Z', 1],
    ['a millisecond more than a day', '2026-11-22T12:00:00.001Z', 2],
    ['a minute', '2026-11-21T12:01:00Z', 1],
    ['thirty days', '2026-12-21T12:00:00Z', 30],
  ])('%s: %s', (_, expiresAt, days) => {
    expect(daysLeft(expiresAt, now)).toBe(days);
    expect(hasExpired(expiresAt, now)).toBe(false);
  });

  it.each([
    ['this very moment', '2026-11-21T12:00:00Z'],
    ['a minute ago', '2026-11-21T11:59:00Z'],
    ['a year ago', '2025-11-21T12:00:00Z'],
  ])('over %s', (_, expiresAt) => {
    expect(hasExpired(expiresAt, now)).toBe(true);
  });
});
