import type { Raster } from '../geometry/raster.ts';
import { type DetectedFace, type DetectorRange, detectFaces } from './detect-faces.ts';
import { boxOverlap } from './detect-faces-overlap.ts';
import { type LocatedMesh, meshInSquare, squareOfDetection, squareOfMesh } from './face-mesh.ts';
import type { Sessions } from './sessions.ts';
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
/** Boxes that share more of their union than this are one face seen by both detectors. */
const overlapMax = 0.3;
const ranges: readonly DetectorRange[] = ['short', 'full'];
/** Upright at once; then, only while nothing is found, turned to the right, to the left, and head down. */
const turnsTried = [0, 1, 3, 2] as const;

type Nets = Pick<Sessions, 'faceDetectors' | 'faceMesh'>;

/**
 * Finds all faces of a picture and the points of the largest one.
 *
 * Both detectors are asked, since one misses small faces and the other those that fill the picture, and
 * every answer has to convince the mesh. Faces lying on their side or upside down are looked for when there
 * are no others; the mesh follows any turn.
 *
 * In:  a picture of about 1,024 px; more is only slower.
 * Out: px of the picture.
 */
export async function findFaces(picture: Raster, nets: Nets): Promise<FoundFaces> {
  const pyramid = new RasterPyramid(picture);
  for (const quarterTurns of turnsTried) {
    const found = await verifiedFaces(pyramid, nets, quarterTurns);
    if (found.length === 0) continue;
    const [{ first }] = found as [VerifiedFace, ...VerifiedFace[]];
    return { faces: found.map(({ face }) => face), main: await settledMesh(pyramid, nets, first) };
  }
  return { faces: [], main: null };
}

interface VerifiedFace {
  face: DetectedFace;
  /** The mesh as found from the detector's box. */
  first: LocatedMesh;
}

/** Largest first. */
async function verifiedFaces(
  pyramid: RasterPyramid,
  nets: Nets,
  quarterTurns: number,
): Promise<VerifiedFace[]> {
  const detected: DetectedFace[] = [];
  for (const range of ranges) {
    const faces = await detectFaces(pyramid, nets, { range, scoreMin: detectionScoreMin, quarterTurns });
    detected.push(...faces.filter((face) => !detected.some((known) => isSameFace(face, known))));
  }
  const verified: VerifiedFace[] = [];
  for (const face of detected.sort((p, q) => area(q) - area(p))) {
    const first = await meshInSquare(pyramid, nets, squareOfDetection(face));
    if (first.score >= meshScoreMin) verified.push({ face, first });
  }
  return verified;
}

/** A second look, from where the points were found, takes the detector's inaccuracy out. */
function settledMesh(pyramid: RasterPyramid, nets: Nets, { mesh }: LocatedMesh): Promise<LocatedMesh> {
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
