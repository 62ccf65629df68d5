import type { LiveAdvice, LiveLook } from './live-protocol.ts';

export interface Steady {
  advice: LiveAdvice | null;
  adviceSince: number;
  wanted: LiveAdvice | null;
  wantedSince: number;
  goodSince: number | null;
  faultlessSince: number | null;
  isGoodNow: boolean;
}

const adviceShownMs = 1_200;
const wantedForMs = 350;
const blinkMs = 300;
const doubtsShownMs = 4_000;
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

export function nextAdvice(before: Steady, look: Judged, now: number): Steady {
  const faultlessSince = look.faults.length > 0 ? null : (before.faultlessSince ?? now);
  const areDoubtsShown = faultlessSince === null || now - faultlessSince < doubtsShownMs;
  const wanted = look.faults[0] ?? (areDoubtsShown ? look.doubts[0] : undefined) ?? null;
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

export function holds({ goodSince, advice }: Steady, now: number): boolean {
  return advice === null && goodSince !== null && now - goodSince >= holdMs;
}
