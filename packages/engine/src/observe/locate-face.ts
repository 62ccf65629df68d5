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
  /** Area of the second largest face over the main one's; 0 when alone. */
  otherFaceShare: number;
}

/** Below this the face fills too little of the picture for any document. */
const interEyePxMin = 30;

/**
 * Finds the one face of a portrait.
 *
 * In:     the picture, or a smaller one of it; `widthPx`, of the picture itself.
 * Out:    mesh in px of the picture itself.
 * Throws: face-missing, faces-several (a second face above 5 % of the main one's area), face-too-small.
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

/** Likewise, but several faces are told and not refused; null when there is none. */
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
