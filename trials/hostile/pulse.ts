import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, type Victim } from './victim.ts';

export interface Pulse {
  /** How often it was asked whether it lives, how long the longest answer took, and how often there was none. */
  stop(): Promise<{ beats: number; longestMs: number; missed: number }>;
}

const betweenMs = 250;

/** Asks the server all the time whether it lives, whatever else it is asked. */
export function feelPulse(victim: Victim, pulseMsMax: number): Pulse {
  let isFeeling = true;
  const told = { beats: 0, longestMs: 0, missed: 0 };
  const feeling = (async () => {
    while (isFeeling) {
      const begunMs = performance.now();
      const lives = await Promise.race([isAlive(victim), sleep(pulseMsMax, false)]);
      told.beats++;
      told.longestMs = Math.max(told.longestMs, performance.now() - begunMs);
      if (!lives) told.missed++;
      await sleep(betweenMs);
    }
  })();
  return {
    stop: async () => {
      isFeeling = false;
      await feeling;
      return told;
    },
  };
}
