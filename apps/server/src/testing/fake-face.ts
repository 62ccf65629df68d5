import type { FaceFrame, FacePoint } from '@vesika/engine';

/** The single face of a fake portrait. */
export const fakeFace: FaceFrame = { x: 0.5, y: 0.5, width: 0.3, height: 0.4 };

/** The face that the fake engine detects: one in each half of the picture where the person points at one. */
export function fakeFaceAt(chosenAt: FacePoint | null): FaceFrame {
  if (!chosenAt) return fakeFace;
  return { ...fakeFace, x: chosenAt.x < 0.5 ? 0.25 : 0.75 };
}
