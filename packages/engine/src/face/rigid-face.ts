import { bestRotation, centroid, type Matrix, rotate, type Vector } from '../geometry/rotation.ts';
import type { FaceMesh, Space } from '../geometry/spaces.ts';

/**
 * Vertices that neither speech nor expression moves, on an average face that looks straight ahead: the mean of
 * the meshes of eleven studio portraits, made symmetric, in inter-eye distances. Its pitch is the mean of the
 * eleven, which is the zero that a photographer calls level.
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
 * How the head is turned, from the mesh in space.
 *
 * In:  mesh in any space, whose relative depth is taken as it is.
 * Out: rotation of a straight face onto this one.
 */
export function turnInSpace(mesh: FaceMesh<Space>): Matrix {
  return bestRotation(shape, rigidPoints(mesh));
}

/**
 * Likewise from the picture plane alone: the mesh's own depth is replaced by the average face's, seen from far
 * away (weak perspective), until both agree.
 */
export function turnInPicture(mesh: FaceMesh<Space>): Matrix {
  const seen = rigidPoints(mesh);
  let turn = bestRotation(shape, seen);
  for (let round = 0; round < rounds; round++) turn = bestRotation(shape, withDepthOf(turn, seen));
  return turn;
}

const rounds = 16;

function withDepthOf(turn: Matrix, seen: readonly Vector[]): Vector[] {
  const turned = shape.map((p) => rotate(turn, p));
  const [seenCentre, turnedCentre] = [centroid(seen), centroid(turned)];
  let common = 0;
  let own = 0;
  turned.forEach((p, i) => {
    for (let axis = 0; axis < 2; axis++) {
      const along = p[axis]! - turnedCentre[axis]!;
      common += along * (seen[i]![axis]! - seenCentre[axis]!);
      own += along * along;
    }
  });
  return seen.map(([x, y], i) => [x, y, (common / own) * turned[i]![2]]);
}

function rigidPoints(mesh: FaceMesh<Space>): Vector[] {
  return rigidFace.map(({ index }) => meshPoint(mesh, index));
}

/** In: index of a vertex. Out: px of the mesh's space, x, y and relative depth. */
export function meshPoint({ xyz }: FaceMesh<Space>, index: number): Vector {
  return [xyz[index * 3]!, xyz[index * 3 + 1]!, xyz[index * 3 + 2]!];
}
