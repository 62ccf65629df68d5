import { bestRotation, centroid, type Matrix, rotate, type Vector } from '../geometry/rotation.ts';
import type { FaceMesh, Space } from '../geometry/spaces.ts';

/**
 * Vertices that neither speech nor facial expression moves, on an average frontal face: the symmetrised mean of the
 * meshes of eleven studio portraits, in inter-eye distances. Their mean pitch defines the zero of pitch.
 */
const onMidline: ReadonlyArray<readonly [index: number, down: number, away: number]> = [
  [10, -0.737, -0.418],
  [151, -0.481, -0.487],
  [9, -0.201, -0.537],
  [8, -0.065, -0.517],
  [168, 0.05, -0.51],
  [6, 0.167, -0.582],
];
const inPairs: ReadonlyArray<
  readonly [imageLeft: number, imageRight: number, outwards: number, down: number, away: number]
> = [
  [33, 263, 0.722, 0.129, -0.151],
  [133, 362, 0.278, 0.153, -0.24],
  [67, 297, 0.571, -0.68, -0.287],
  [103, 332, 0.815, -0.579, -0.108],
  [54, 284, 0.973, -0.427, 0.101],
  [21, 251, 1.069, -0.235, 0.299],
  [127, 356, 1.134, 0.217, 0.671],
  [234, 454, 1.12, 0.451, 0.74],
  [162, 389, 1.118, -0.033, 0.509],
  [143, 372, 1.003, 0.208, 0.084],
  [116, 345, 1.017, 0.407, 0.047],
  [117, 346, 0.848, 0.399, -0.155],
  [123, 352, 0.995, 0.625, 0.016],
];

export const rigidFace: ReadonlyArray<{ index: number; at: Vector }> = [
  ...onMidline.map(([index, down, away]) => ({ index, at: [0, down, away] as const })),
  ...inPairs.flatMap(([imageLeft, imageRight, outwards, down, away]) => [
    { index: imageLeft, at: [-outwards, down, away] as const },
    { index: imageRight, at: [outwards, down, away] as const },
  ]),
];
const shape = rigidFace.map(({ at }) => at);

/**
 * Head rotation from the mesh in 3-D.
 *
 * In:  mesh in any space, with its relative depth.
 * Out: rotation from the average frontal face to this one.
 */
export function rotationFromMesh(mesh: FaceMesh<Space>): Matrix {
  return bestRotation(shape, rigidPoints(mesh));
}

/**
 * Head rotation from the image plane alone: under weak perspective, the mesh's depth is replaced by that of the rotated
 * average face, and the rotation estimated again, for a fixed number of iterations.
 *
 * In:  mesh in any space; its depth is used for the first estimate only.
 * Out: rotation from the average frontal face to this one.
 */
export function rotationFromProjection(mesh: FaceMesh<Space>): Matrix {
  const points = rigidPoints(mesh);
  let rotation = bestRotation(shape, points);
  for (let round = 0; round < rounds; round++) {
    rotation = bestRotation(shape, withDepthOf(rotation, points));
  }
  return rotation;
}

const rounds = 16;

/** The points, with the depth of the rotated average face at the scale that fits x and y best. */
function withDepthOf(rotation: Matrix, points: readonly Vector[]): Vector[] {
  const rotated = shape.map((p) => rotate(rotation, p));
  const [pointsCentre, rotatedCentre] = [centroid(points), centroid(rotated)];
  let common = 0;
  let own = 0;
  rotated.forEach((p, i) => {
    for (let axis = 0; axis < 2; axis++) {
      const along = p[axis]! - rotatedCentre[axis]!;
      common += along * (points[i]![axis]! - pointsCentre[axis]!);
      own += along * along;
    }
  });
  return points.map(([x, y], i) => [x, y, (common / own) * rotated[i]![2]]);
}

function rigidPoints(mesh: FaceMesh<Space>): Vector[] {
  return rigidFace.map(({ index }) => meshPoint(mesh, index));
}

/** Position of a vertex with its depth: x, y and relative z, px of the mesh's space. */
export function meshPoint({ xyz }: FaceMesh<Space>, index: number): Vector {
  return [xyz[index * 3]!, xyz[index * 3 + 1]!, xyz[index * 3 + 2]!];
}
