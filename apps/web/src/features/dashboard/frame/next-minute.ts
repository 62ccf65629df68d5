const minuteMs = 60_000;

export function msToNextMinute(now: Date): number {
  return minuteMs - (now.getTime() % minuteMs);
}
