import { overviewOf } from '../decode/original.ts';
import { EngineError } from '../errors.ts';
import { faceAxes } from '../face/face-axes.ts';
import type { FaceMesh, Space } from '../geometry/spaces.ts';
import { otherFaceShareMax } from '../limits/other-face.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';
import { findFaces } from './find-face.ts';

export interface LocatedFace<S extends Space> {
  mesh: FaceMesh<S>;
  faceCount: number;
  /** Area of the second largest face over that of the main one; 0 when there is only one. */
  otherFaceShare: number;
}

/** Below this the face is too small in the picture for any document. */
const interEyePxMin = 30;

/**
 * Finds the single face of a portrait.
 *
 * In:     the picture or a downscaled copy; `widthPx`, the width of the picture itself.
 * Out:    mesh in px of the picture itself.
 * Throws: EngineError face-missing, faces-several (a second face above 5 % of the main one's area), face-too-small.
 */
export async function locateFace<S extends Space>(
  picture: Raster,
  sessions: Sessions,
  widthPx = picture.widthPx,
): Promise<LocatedFace<S>> {
  const face = await locateFaces<S>(picture, sessions, widthPx);
  if (!face) throw new EngineError('face-missing');
  if (face.otherFaceShare > otherFaceShareMax)
    throw new EngineError('faces-several', { faces: face.faceCount });
  const interEyePx = Math.round(faceAxes(face.mesh).interEyePx);
  if (interEyePx < interEyePxMin) throw new EngineError('face-too-small', { interEyePx, interEyePxMin });
  return face;
}

/** The same, but without errors: several faces are only counted, and the result is null when there is none. */
export async function locateFaces<S extends Space>(
  picture: Raster,
  sessions: Sessions,
  widthPx = picture.widthPx,
): Promise<LocatedFace<S> | null> {
  const overview = await overviewOf(picture);
  const { faces, main } = await findFaces(overview, sessions);
  if (!main) return null;
  const areas = faces.map(({ box }) => box.width * box.height).sort((p, q) => q - p);
  const factor = widthPx / overview.widthPx;
  return {
    mesh: { xyz: main.mesh.xyz.map((value) => value * factor) },
    faceCount: faces.length,
    otherFaceShare: (areas[1] ?? 0) / areas[0]!,
  };
}
