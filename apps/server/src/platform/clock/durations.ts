export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The day of a time in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
