export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The next time after `now` that lies whole months after `begun`; on the last day of a month that is too short. */
export function nextMonthly(begun: Date, now: Date): Date {
  for (let months = 1; ; months++) {
    const next = new Date(begun);
    next.setUTCMonth(begun.getUTCMonth() + months);
    if (next.getUTCDate() !== begun.getUTCDate()) next.setUTCDate(0);
    if (next > now) return next;
  }
}

/** The day of a time in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
