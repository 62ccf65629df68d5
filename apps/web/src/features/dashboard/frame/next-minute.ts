const minuteMs = 60_000;

/** Ticks on the full minute, so that a new day appears on time. */
export function msToNextMinute(now: Date): number {
  return minuteMs - (now.getTime() % minuteMs);
}
