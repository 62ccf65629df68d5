import type { FaceFrame, FacePoint } from '@vesika/engine';

/**
 * Whether a photo of a face shows the same person of the original as another request for it.
 *
 * In:  `asked`, the detected face, or the point at which a person points before anything is detected.
 * Out: true if either is unknown.
 */
export function isSameFace(paid: FaceFrame | null, asked: FacePoint | null): boolean {
  if (!paid || !asked) return true;
  return Math.abs(asked.x - paid.x) <= paid.width / 2 && Math.abs(asked.y - paid.y) <= paid.height / 2;
}
