import type { FaceFrame, FacePoint } from '@vesika/engine';

/** Whether two places in the same original are the same face. True if either is unknown. */
export function isSameFace(known: FaceFrame | null, asked: FacePoint | null): boolean {
  if (!known || !asked) return true;
  return Math.abs(asked.x - known.x) <= known.width / 2 && Math.abs(asked.y - known.y) <= known.height / 2;
}
