import type { FaceMesh, Space } from '../geometry/spaces.ts';
import type { FaceNets } from '../nets/nets.ts';
import type { Raster } from '../raster/raster.ts';
import { type DetectedFace, type DetectorRange, detectFaces } from './detect-faces.ts';
import { boxOverlap } from './detect-faces-overlap.ts';
import { type LocatedMesh, meshInSquare, squareOfDetection, squareOfMesh } from './face-mesh.ts';
import { RasterPyramid } from './warp.ts';

export type { DetectedFace } from './detect-faces.ts';
export type { LocatedMesh } from './face-mesh.ts';

export interface FoundFaces {
  /** Largest box first. */
  faces: DetectedFace[];
  /** The points of the largest face; null when there is none. */
  main: LocatedMesh | null;
}

/** Detectors answer to cats and lemurs up to 0.67; the mesh then tells faces from these. */
const detectionScoreMin = 0.5;
/** The mesh is above 0.99 on every face of our portraits and below 0.02 on what is none. */
const meshScoreMin = 0.7;
/**
 * A head that hangs upside down is also seen as an upright one, chin for brow, and the mesh agrees; only the
 * detector is less sure then (at most 0.85, against 0.87 and more within 45 degrees of upright). Below this
 * the other turns are looked at as well.
 */
const uprightScoreMin = 0.87;
/** What is found on its side or upside down only, and is no surer than this, is no face. */
const turnedScoreMin = 0.7;
/** Boxes that share more of their union than this are one face seen by both detectors. */
const overlapMax = 0.3;
const bothRanges: readonly DetectorRange[] = ['short', 'full'];

export interface FaceSearch {
  /** Which detectors are asked; both when absent. */
  ranges?: readonly DetectorRange[];
  /** Whether heads on their side and upside down are looked for where no upright one is sure; true when absent. */
  turned?: boolean;
}

/**
 * Finds all faces of a picture and the points of the largest one.
 *
 * Both detectors are asked, since one misses small faces and the other those that fill the picture, and
 * every answer has to convince the mesh. The mesh follows any turn of the head; the detectors do so up to
 * some 45 degrees, so they are shown the picture turned by quarters when upright they are not sure.
 *
 * In:  a picture of about 1,024 px; more is only slower.
 * Out: px of the picture.
 */
export async function findFaces(
  picture: Raster,
  nets: FaceNets,
  { ranges = bothRanges, turned = true }: FaceSearch = {},
): Promise<FoundFaces> {
  const pyramid = new RasterPyramid(picture);
  let best = await verifiedFaces(pyramid, nets, { ranges, quarterTurns: 0, scoreMin: 0 });
  if (turned && surest(best) < uprightScoreMin) {
    for (const quarterTurns of [1, 2, 3]) {
      const others = await verifiedFaces(pyramid, nets, { ranges, quarterTurns, scoreMin: turnedScoreMin });
      if (surest(others) > surest(best)) best = others;
    }
  }
  const [main] = best;
  return {
    faces: best.map(({ face }) => face),
    main: main ? await settledMesh(pyramid, nets, main.first) : null,
  };
}

interface VerifiedFace {
  face: DetectedFace;
  /** The mesh as found from the detector's box. */
  first: LocatedMesh;
}

interface VerifiedSearch {
  ranges: readonly DetectorRange[];
  quarterTurns: number;
  scoreMin: number;
}

/** Largest first; none when not even the surest face reaches `scoreMin`. */
async function verifiedFaces(
  pyramid: RasterPyramid,
  nets: FaceNets,
  { ranges, quarterTurns, scoreMin }: VerifiedSearch,
): Promise<VerifiedFace[]> {
  const verified: VerifiedFace[] = [];
  for (const range of ranges) {
    const options = { range, quarterTurns, scoreMin: detectionScoreMin };
    for (const face of await detectFaces(pyramid, nets, options)) {
      if (verified.some((known) => isSameFace(known.face, face))) continue;
      const first = await meshInSquare(pyramid, nets, squareOfDetection(face));
      if (first.score >= meshScoreMin) verified.push({ face, first });
    }
  }
  if (surest(verified) < scoreMin) return [];
  const [main, ...others] = verified.sort((p, q) => area(q.face) - area(p.face));
  return main ? [main, ...others.filter((other) => !isInHairOf(main, other))] : [];
}

/** The head around a face, in sides of the face's box: hair reaches so far beside and above it. */
const hairReach = { beside: 0.75, above: 0.9, below: 0.5 };
/** Curls and wrinkles are faces to the detector up to 0.6, and to the mesh up to 0.94. */
const faceInHair = { scoreMin: 0.75, meshScoreMin: 0.98 };

/** Whether a smaller face that lies in the hair of another, or on it, is none. */
function isInHairOf(main: VerifiedFace, { face, first }: VerifiedFace): boolean {
  if (face.score >= faceInHair.scoreMin && first.score >= faceInHair.meshScoreMin) return false;
  const [mainX, mainY, mainWidth, mainHeight] = centredBox(main.face);
  const [x, y] = centredBox(face);
  const right = Math.abs(x! - mainX!) / mainWidth!;
  const down = (y! - mainY!) / mainHeight!;
  return right < hairReach.beside && down > -hairReach.above && down < hairReach.below;
}

function surest(faces: readonly VerifiedFace[]): number {
  return Math.max(0, ...faces.map(({ face }) => face.score));
}

/**
 * The face of the picture before in the next one, without looking for it: the mesh finds it again from where it was.
 *
 * In:  the mesh of the picture before, px of this one.
 * Out: null when the face is there no more.
 */
export async function followFace(
  picture: Raster,
  nets: FaceNets,
  before: FaceMesh<Space>,
): Promise<LocatedMesh | null> {
  const found = await meshInSquare(new RasterPyramid(picture), nets, squareOfMesh(before));
  return found.score >= meshScoreMin ? found : null;
}

/** A second look, from where the points were found, takes the detector's inaccuracy out. */
function settledMesh(pyramid: RasterPyramid, nets: FaceNets, { mesh }: LocatedMesh): Promise<LocatedMesh> {
  return meshInSquare(pyramid, nets, squareOfMesh(mesh));
}

function area({ box }: DetectedFace): number {
  return box.width * box.height;
}

function isSameFace(p: DetectedFace, q: DetectedFace): boolean {
  return boxOverlap(centredBox(p), centredBox(q)) > overlapMax;
}

function centredBox({ box: { left, top, width, height } }: DetectedFace): number[] {
  return [left + width / 2, top + height / 2, width, height];
}
