import { describe, expect, it } from 'vitest';
import { afterWork, isOpenAt } from './open-hours.ts';

const office = {
  timeZone: 'Europe/Berlin',
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' })),
};
const at = (time: string) => new Date(time);

describe('opening hours', () => {
  it.each([
    ['2026-11-27T08:00:00Z', true],
    ['2026-11-27T07:59:00Z', false],
    ['2026-11-27T15:59:00Z', true],
    ['2026-11-27T16:00:00Z', false],
    ['2026-11-28T10:00:00Z', false],
  ])('at %s, open: %s', (time, isOpen) => {
    expect(isOpenAt(office, at(time))).toBe(isOpen);
  });
});

describe('the time after some minutes of work', () => {
  it.each([
    ['within the day', '2026-11-27T09:00:00Z', 30, '2026-11-27T09:30:00Z'],
    ['over the weekend', '2026-11-27T15:50:00Z', 20, '2026-11-30T08:10:00Z'],
    ['from the night on', '2026-11-26T22:00:00Z', 10, '2026-11-27T08:10:00Z'],
    ['over several days of a long queue', '2026-11-23T08:00:00Z', 17 * 60, '2026-11-25T09:00:00Z'],
    ['after the clocks went back', '2026-10-23T14:50:00Z', 20, '2026-10-26T08:10:00Z'],
  ])('is counted %s', (_name, from, minutes, end) => {
    expect(afterWork(office, at(from), minutes)?.toISOString()).toBe(at(end).toISOString());
  });

  it('is unknown if nobody ever works', () => {
    expect(afterWork({ ...office, hours: [] }, at('2026-11-27T09:00:00Z'), 5)).toBeUndefined();
  });
});
