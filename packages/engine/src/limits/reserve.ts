import type { Band } from './band.ts';
/**
 * Shares of a band that framing keeps free at both ends: the finished picture is measured anew, and no measurement
 * repeats exactly. The eyes do nearly.
 */
export const reserveShares = { headHeight: 0.15, eyeLine: 0.02, topMargin: 0.15 } as const;

/** A band less a share of it at both ends; one that is open at an end stays as it is. */
export function inner({ min, max }: Band, share: number): Band {
  const room = min === null || max === null ? 0 : (max - min) * share;
  return { min: min === null ? null : min + room, max: max === null ? null : max - room };
}
