import { expect, it } from 'vitest';
import { msToNextMinute } from './next-minute.ts';

it('waits for the rest of the minute', () => {
  expect(msToNextMinute(new Date('2026-11-21T23:59:58.250Z'))).toBe(1750);
});

it('waits a whole minute when one has just begun', () => {
  expect(msToNextMinute(new Date('2026-11-21T23:59:00.000Z'))).toBe(60_000);
});
