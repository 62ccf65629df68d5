import { overviewOf } from '../decode/original.ts';
import { EngineError } from '../errors.ts';
import { faceAxes } from '../face/face-axes.ts';
import type { Box, FaceMesh, Space } from '../geometry/spaces.ts';
import { otherFaceShareMax } from '../limits/other-face.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';
import { type FacePoint, framesOf, pointIn, turned } from './face-choice.ts';
import { findFaces } from './find-face.ts';

export interface LocatedFace<S extends Space> {
  mesh: FaceMesh<S>;
  faceCount: number;
  /** Area of the largest other face over that of the main one; 0 when there is only one. Doubtful ones count for a doubt. */
  otherFaceShare: number;
  /** From the brows to the chin. */
  box: Box<S>;
  /** Other faces, doubtful ones included. */
  others: ReadonlyArray<Box<S>>;
  /** Faces that can be chosen. */
  whole: ReadonlyArray<Box<S>>;
  /** Point by which the person chose this face among several; null when nobody chose. */
  chosenAt: FacePoint | null;
}

/** Below this the face is too small in the picture for any document. */
const interEyePxMin = 30;

/**
 * Finds the single face of a portrait, or the chosen one among several.
 *
 * In:     the picture or a downscaled copy; `widthPx`, the width of the picture itself.
 * Out:    mesh and boxes in px of the picture itself.
 * Throws: EngineError face-missing, faces-several (a second whole face above 5 % of the main one's area, and none chosen;
 *         its facts are the number of faces and the frames of those that can be chosen), face-too-small, request-invalid
 *         (no face at the point). Doubtful faces are judged where the photo shows them.
 */
export async function locateFace<S extends Space>(
  picture: Raster,
  sessions: Sessions,
  { widthPx = picture.widthPx, chosenAt = null, mirror = false }: FaceWish = {},
): Promise<LocatedFace<S>> {
  const face = await locateFaces<S>(picture, sessions, { widthPx, chosenAt, mirror });
  if (!face)
    throw chosenAt ? new EngineError('request-invalid', { field: 'face' }) : new EngineError('face-missing');
  const second = face.whole[1];
  if (!chosenAt && second && areaOf(second) > otherFaceShareMax * areaOf(face.box)) {
    const heightPx = (picture.heightPx * widthPx) / picture.widthPx;
    const frames = framesOf(face.whole, { widthPx, heightPx }, mirror);
    throw new EngineError('faces-several', { faces: face.faceCount, frames });
  }
  const interEyePx = Math.round(faceAxes(face.mesh).interEyePx);
  if (interEyePx < interEyePxMin) throw new EngineError('face-too-small', { interEyePx, interEyePxMin });
  return face;
}

/** The same, but without errors: several faces are only counted, and the result is null when there is none. */
export async function locateFaces<S extends Space>(
  picture: Raster,
  sessions: Sessions,
  { widthPx = picture.widthPx, chosenAt = null, mirror = false, doubtful: isThorough = true }: FaceWish = {},
): Promise<LocatedFace<S> | null> {
  const overview = await overviewOf(picture);
  const at = chosenAt ? pointIn(mirror ? turned(chosenAt) : chosenAt, overview) : undefined;
  const { faces, doubtful, main, mainBox } = await findFaces(overview, sessions, {
    doubtful: isThorough,
    at,
  });
  if (!main || !mainBox) return null;
  const factor = widthPx / overview.widthPx;
  const shareOf = (box: Box<Space>) => areaOf(box) / areaOf(mainBox);
  const others = [...faces, ...doubtful].flatMap(({ box }) => (box === mainBox ? [] : [box]));
  return {
    mesh: { xyz: main.mesh.xyz.map((value) => value * factor) },
    faceCount: faces.length + doubtful.length,
    otherFaceShare: Math.max(
      ...faces.map(({ box }) => (box === mainBox ? 0 : shareOf(box))),
      ...doubtful.map(({ box }) => Math.min(shareOf(box), otherFaceShareMax)),
    ),
    box: scaled(mainBox, factor),
    others: others.map((box) => scaled(box, factor)),
    whole: faces.map(({ box }) => scaled(box, factor)),
    chosenAt,
  };
}

interface FaceWish {
  widthPx?: number;
  chosenAt?: FacePoint | null;
  /** True for a picture that was turned from its mirror image. */
  mirror?: boolean;
  /** Whether doubtful faces are looked for; true when absent. */
  doubtful?: boolean;
}

function areaOf({ width, height }: Box<Space>): number {
  return width * height;
}

function scaled<S extends Space>({ left, top, width, height }: Box<Space>, factor: number): Box<S> {
  return { left: left * factor, top: top * factor, width: width * factor, height: height * factor };
}
