import type { FaceFrame, FacePoint } from '@vesika/engine';

/** Whether two places in the same original are the same face. True if either is unknown. */
export function isSameFace(known: FaceFrame | null, requested: FacePoint | null): boolean {
  if (!known || !requested) return true;
  return (
    Math.abs(requested.x - known.x) <= known.width / 2 && Math.abs(requested.y - known.y) <= known.height / 2
  );
}
