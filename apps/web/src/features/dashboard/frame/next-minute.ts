const minuteMs = 60_000;

/** From one full minute to the next, so that a new day is seen as it begins. */
export function msToNextMinute(now: Date): number {
  return minuteMs - (now.getTime() % minuteMs);
}
