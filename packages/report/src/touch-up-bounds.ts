/** Limits for the retouching of one photo, which keep a request small and are beyond what a person draws. */
export const touchUpBounds = {
  strokesMax: 100,
  /** Total over all strokes. */
  pointsMax: 2000,
  /** Px of the original. */
  radiusPx: { min: 0.5, max: 2000 },
  /** Relative to head height, because a wider brush would repaint the head. */
  radiusHeadShareMax: 0.25,
} as const;

export function pointCountOf(strokes: readonly { pointsPx: readonly number[] }[]): number {
  return strokes.reduce((count, { pointsPx }) => count + pointsPx.length / 2, 0);
}
