/** What one photo may be touched up with at most; generous for a hand, small for a request. */
export const touchUpBounds = {
  strokesMax: 100,
  /** Of all strokes together. */
  pointsMax: 2000,
  /** Px of the original. */
  radiusPx: { min: 0.5, max: 2000 },
  /** Of the head's height: a wider brush would be no touching up. */
  radiusHeadShareMax: 0.25,
} as const;

export function pointCountOf(strokes: readonly { pointsPx: readonly number[] }[]): number {
  return strokes.reduce((count, { pointsPx }) => count + pointsPx.length / 2, 0);
}
