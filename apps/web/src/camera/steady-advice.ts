import type { LiveAdvice, LiveLook } from './live-protocol.ts';

/** State after the frames so far. All times are in ms of one clock. */
export interface Steady {
  /** The instruction on screen; null if there is nothing to correct. */
  advice: LiveAdvice | null;
  adviceSince: number;
  /** The instruction of the last frames, and the time of the first of them. */
  wanted: LiveAdvice | null;
  wantedSince: number;
  /** Since when nothing was at fault but for blinks; null while something is. */
  goodSince: number | null;
  faultlessSince: number | null;
  /** The last look saw nothing wrong. */
  isGoodNow: boolean;
}

/** A hint is left on screen long enough to be read, and comes when it was meant for more than a moment. */
const adviceShownMs = 1_200;
const wantedForMs = 350;
/** A blink does not count as a movement. */
const blinkMs = 300;
/** Doubts are shown for this long; then the picture is taken, and the report examines it closely. */
const doubtsToldMs = 4_000;
const holdMs = 1_000;

type Judged = Pick<LiveLook, 'faults' | 'doubts'>;

export function firstAdvice(look: Judged, now: number): Steady {
  const advice = look.faults[0] ?? look.doubts[0] ?? null;
  return {
    advice,
    adviceSince: now,
    wanted: advice,
    wantedSince: now,
    goodSince: advice === null ? now : null,
    faultlessSince: look.faults.length === 0 ? now : null,
    isGoodNow: advice === null,
  };
}

/** One thing at a time, and never flickering between two. */
export function nextAdvice(before: Steady, look: Judged, now: number): Steady {
  const faultlessSince = look.faults.length > 0 ? null : (before.faultlessSince ?? now);
  const areDoubtsTold = faultlessSince === null || now - faultlessSince < doubtsToldMs;
  const wanted = look.faults[0] ?? (areDoubtsTold ? look.doubts[0] : undefined) ?? null;
  const wantedSince = wanted === before.wanted ? before.wantedSince : now;
  const isGoodNow = wanted === null;
  const wasOnlyBlink = before.goodSince !== null && now - wantedSince < blinkMs;
  const goodSince = isGoodNow ? (before.goodSince ?? now) : wasOnlyBlink ? before.goodSince : null;
  const isMeant = now - wantedSince >= wantedForMs;
  const wasRead = before.advice === null || wanted === null || now - before.adviceSince >= adviceShownMs;
  const isNew = wanted !== before.advice && isMeant && wasRead;
  return {
    advice: isNew ? wanted : before.advice,
    adviceSince: isNew ? now : before.adviceSince,
    wanted,
    wantedSince,
    goodSince,
    faultlessSince,
    isGoodNow,
  };
}

/** All is well, and has been long enough to count down. */
export function holds({ goodSince, advice }: Steady, now: number): boolean {
  return advice === null && goodSince !== null && now - goodSince >= holdMs;
}
