import type { Band } from './band.ts';
/**
 * Shares of a band that framing keeps free at both ends, because measuring the finished picture never repeats a
 * value exactly. The eye line repeats almost exactly.
 */
export const reserveShares = {
  headHeight: 0.15,
  headWidth: 0.15,
  eyeLine: 0.02,
  topMargin: 0.15,
  chinMargin: 0.15,
} as const;

/** Narrows a band by a share of its width at both ends; a band with an open end stays unchanged. */
export function inner({ min, max }: Band, share: number): Band {
  const room = min === null || max === null ? 0 : (max - min) * share;
  return { min: min === null ? null : min + room, max: max === null ? null : max - room };
}
