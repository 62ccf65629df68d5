import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, type Victim } from './victim.ts';

interface Pulse {
  /** Number of health requests, the longest response time, and the number without a response. */
  stop(): Promise<{ beats: number; longestMs: number; missed: number }>;
}

const betweenMs = 250;

/** Requests the server's health continuously while the cases run. */
export function watchPulse(victim: Victim, pulseMsMax: number): Pulse {
  let isFeeling = true;
  const summary = { beats: 0, longestMs: 0, missed: 0 };
  const feeling = (async () => {
    while (isFeeling) {
      const begunMs = performance.now();
      const lives = await Promise.race([isAlive(victim), sleep(pulseMsMax, false)]);
      summary.beats++;
      summary.longestMs = Math.max(summary.longestMs, performance.now() - begunMs);
      if (!lives) summary.missed++;
      await sleep(betweenMs);
    }
  })();
  return {
    stop: async () => {
      isFeeling = false;
      await feeling;
      return summary;
    },
  };
}
