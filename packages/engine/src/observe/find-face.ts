import type { Box, FaceMesh, Point, Space } from '../geometry/spaces.ts';
import type { FaceNets } from '../nets/nets.ts';
import type { Raster } from '../raster/raster.ts';
import { type DetectedFace, type DetectorRange, detectFaces } from './detect-faces.ts';
import { boxOverlap } from './detect-faces-overlap.ts';
import { type LocatedMesh, meshInSquare, squareOfDetection, squareOfMesh } from './face-mesh.ts';
import { facesAtEdges } from './faces-at-edges.ts';
import { smallFaces } from './small-faces.ts';
import { RasterPyramid } from './warp.ts';

interface FoundFaces {
  /** Sorted by box area, largest first. */
  faces: DetectedFace[];
  /**
   * Small faces beside the main one, and faces that the picture's left or right edge cuts in half. No photo can be made of
   * them, and the evidence for them is weaker.
   */
  doubtful: DetectedFace[];
  /** Mesh of the main face: the largest, or the one at the chosen point; null when there is none. */
  main: LocatedMesh | null;
  /** Box of the main face. */
  mainBox: Box<Space> | null;
}

/** BlazeFace scores cats and lemurs up to 0.67; the mesh then rejects them. */
const detectionScoreMin = 0.5;
/** The mesh scores above 0.99 on all faces of the test portraits and below 0.02 on other things. */
const meshScoreMin = 0.7;
/**
 * Score below which other rotations are tried too. An upside-down head is also detected as an upright one, with the
 * chin taken for the forehead, and the mesh agrees; only the detector's score is lower (at most 0.85, against at least
 * 0.87 within 45 degrees of upright).
 */
const uprightScoreMin = 0.87;
/** Least score of a face that is found only in a rotated picture. */
const turnedScoreMin = 0.7;
/** Intersection over union above which boxes of both detectors are the same face. */
const overlapMax = 0.3;
const bothRanges: readonly DetectorRange[] = ['short', 'full'];

export interface FaceSearch {
  /** BlazeFace models to run; both when absent. */
  ranges?: readonly DetectorRange[];
  /** Whether rotated heads are tried when no upright one is sure; true when absent. */
  turned?: boolean;
  /** Whether doubtful faces are looked for; true when absent. */
  doubtful?: boolean;
  /** A point of the face that counts as the main one, px of the picture; the largest face when absent. */
  at?: Point<Space> | undefined;
}

/**
 * Finds all faces of a picture and the mesh of the main one.
 *
 * Both BlazeFace models run, because one misses small faces and the other faces that fill the picture; the face mesh
 * verifies each result. The mesh follows any roll, the detectors only about 45 degrees, so the picture is also tried in
 * quarter turns when no upright face is sure.
 *
 * In:  a picture of about 1,024 px; larger ones only take longer.
 * Out: px of the picture.
 */
export async function findFaces(
  picture: Raster,
  nets: FaceNets,
  { ranges = bothRanges, turned = true, doubtful: isThorough = true, at }: FaceSearch = {},
): Promise<FoundFaces> {
  const pyramid = new RasterPyramid(picture);
  let best = await verifiedFaces(pyramid, nets, { ranges, quarterTurns: 0, scoreMin: 0 });
  if (turned && bestScore(best) < uprightScoreMin) {
    for (const quarterTurns of [1, 2, 3]) {
      const others = await verifiedFaces(pyramid, nets, { ranges, quarterTurns, scoreMin: turnedScoreMin });
      if (bestScore(others) > bestScore(best)) best = others;
    }
  }
  const faces = best.map(({ face }) => face);
  const doubtful: DetectedFace[] = [];
  if (isThorough && faces[0]) {
    const { box } = faces[0];
    for (const face of [
      ...(await smallFaces(pyramid, nets, box)),
      ...(await facesAtEdges(pyramid, nets, box)),
    ]) {
      if (![...faces, ...doubtful].some((known) => isSameFace(known, face))) doubtful.push(face);
    }
  }
  const main = at ? nearestAround(best, at) : best[0];
  return {
    faces,
    doubtful,
    main: main ? await refinedMesh(pyramid, nets, main.first) : null,
    mainBox: main?.face.box ?? null,
  };
}

interface VerifiedFace {
  face: DetectedFace;
  /** Mesh from the detector's box, before refinement. */
  first: LocatedMesh;
}

interface VerifiedSearch {
  ranges: readonly DetectorRange[];
  quarterTurns: number;
  scoreMin: number;
}

/** Detected faces that the mesh confirms, largest first; none when the best score is below `scoreMin`. */
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
  if (bestScore(verified) < scoreMin) return [];
  const [main, ...others] = verified.sort((p, q) => area(q.face) - area(p.face));
  return main ? [main, ...others.filter((other) => !isInHairOf(main, other))] : [];
}

/** Area of hair around a face, in sides of the face's box. */
const hairArea = { beside: 0.75, above: 0.9, below: 0.5 };
/** Scores from which a face inside hair is real: BlazeFace scores curls and wrinkles up to 0.6, the mesh up to 0.94. */
const faceInHair = { scoreMin: 0.75, meshScoreMin: 0.98 };

/** True when a smaller detection on the head of another face is probably hair or skin. */
function isInHairOf(main: VerifiedFace, { face, first }: VerifiedFace): boolean {
  if (face.score >= faceInHair.scoreMin && first.score >= faceInHair.meshScoreMin) return false;
  const [mainX, mainY, mainWidth, mainHeight] = centredBox(main.face);
  const [x, y] = centredBox(face);
  const right = Math.abs(x! - mainX!) / mainWidth!;
  const down = (y! - mainY!) / mainHeight!;
  return right < hairArea.beside && down > -hairArea.above && down < hairArea.below;
}

/** Returns the face with the nearest centre among those whose boxes contain the point. */
function nearestAround(faces: readonly VerifiedFace[], { x, y }: Point<Space>): VerifiedFace | undefined {
  const distanceTo = ({ face }: VerifiedFace) => {
    const [centreX, centreY] = centredBox(face);
    return Math.hypot(x - centreX!, y - centreY!);
  };
  return faces
    .filter(({ face: { box } }) => {
      return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
    })
    .sort((p, q) => distanceTo(p) - distanceTo(q))[0];
}

function bestScore(faces: readonly VerifiedFace[]): number {
  return Math.max(0, ...faces.map(({ face }) => face.score));
}

/**
 * Tracks a face from the previous picture to this one with the mesh alone.
 *
 * In:  mesh in the previous picture, converted to px of this one.
 * Out: null when the face is gone.
 */
export async function followFace(
  picture: Raster,
  nets: FaceNets,
  before: FaceMesh<Space>,
): Promise<LocatedMesh | null> {
  const found = await meshInSquare(new RasterPyramid(picture), nets, squareOfMesh(before));
  return found.score >= meshScoreMin ? found : null;
}

/** Runs the mesh again on a crop around its own points, which removes the inaccuracy of the detector's box. */
function refinedMesh(pyramid: RasterPyramid, nets: FaceNets, { mesh }: LocatedMesh): Promise<LocatedMesh> {
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
