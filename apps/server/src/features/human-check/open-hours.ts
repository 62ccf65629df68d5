import type { OpenHours } from '@vesika/contract';
import { hourMs, minuteMs } from '../../platform/clock/durations.ts';

interface Opening {
  timeZone: string;
  hours: readonly OpenHours[];
}

const stepMinutes = 5;
const stepMs = stepMinutes * minuteMs;
const weekMinutes = 7 * 1440;
/** The service never promises a check later than this. */
const daysMax = 21;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function isOpenAt(opening: Opening, time: Date): boolean {
  return openTester(opening)(time.getTime());
}

/** When so many working minutes have passed, rounded up to five minutes; undefined if that is too far away. */
export function afterWork(opening: Opening, from: Date, minutes: number): Date | undefined {
  const isOpen = openTester(opening);
  const end = from.getTime() + daysMax * 24 * hourMs;
  let leftMinutes = minutes;
  for (let time = Math.ceil(from.getTime() / stepMs) * stepMs; time < end; time += stepMs) {
    if (!isOpen(time)) continue;
    leftMinutes -= stepMinutes;
    if (leftMinutes <= 0) return new Date(time + stepMs);
  }
  return undefined;
}

function openTester({ timeZone, hours }: Opening): (timeMs: number) => boolean {
  const spans = hours.map(({ day, from, to }) => ({
    from: minuteOfWeek(day, from),
    to: minuteOfWeek(day, to),
  }));
  const localMinuteOf = localClock(timeZone);
  return (timeMs) => {
    const minute = localMinuteOf(timeMs);
    return spans.some(({ from, to }) => from <= minute && minute < to);
  };
}

/** Asks for the local time once an hour, because asking is slow; clocks are changed at full hours. */
function localClock(timeZone: string): (timeMs: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const known = { hourMs: Number.NaN, minute: 0 };
  return (timeMs) => {
    const begin = Math.floor(timeMs / hourMs) * hourMs;
    if (known.hourMs !== begin) {
      const parts = new Map(format.formatToParts(begin).map(({ type, value }) => [type, value]));
      const day = days.indexOf(parts.get('weekday')!) + 1;
      known.hourMs = begin;
      known.minute = minuteOfWeek(day, `${parts.get('hour')}:${parts.get('minute')}`);
    }
    return (known.minute + Math.floor((timeMs - begin) / minuteMs)) % weekMinutes;
  };
}

function minuteOfWeek(day: number, timeOfDay: string): number {
  const [hour = 0, minute = 0] = timeOfDay.split(':').map(Number);
  return (day - 1) * 1440 + hour * 60 + minute;
}

export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
