import { type Matrix, rotate, type Vector } from '../geometry/rotation.ts';
import { type FaceMesh, meshPointCount } from '../geometry/spaces.ts';
import { rigidFace } from './rigid-face.ts';

/**
 * Positions of the vertices that expressions move (nose tip, eyes, irises, mouth, chin) on a neutral face: right, down
 * and away from the camera, in inter-eye distances.
 */
const neutralFace: Readonly<Record<number, Vector>> = {
  4: [0, 0.86, -0.85],
  2: [0, 1.02, -0.62],
  98: [-0.27, 0.93, -0.5],
  327: [0.27, 0.93, -0.5],
  468: [-0.5, 0.108, -0.2],
  473: [0.5, 0.108, -0.2],
  152: [0, 1.9, -0.25],
  160: [-0.62, 0.07, -0.24],
  144: [-0.62, 0.19, -0.22],
  159: [-0.5, 0.06, -0.26],
  145: [-0.5, 0.2, -0.24],
  158: [-0.38, 0.08, -0.26],
  153: [-0.38, 0.19, -0.24],
  385: [0.38, 0.08, -0.26],
  380: [0.38, 0.19, -0.24],
  386: [0.5, 0.06, -0.26],
  374: [0.5, 0.2, -0.24],
  387: [0.62, 0.07, -0.24],
  373: [0.62, 0.19, -0.22],
  61: [-0.39, 1.38, -0.4],
  291: [0.39, 1.38, -0.4],
  13: [0, 1.37, -0.6],
  14: [0, 1.372, -0.6],
  81: [-0.1, 1.37, -0.59],
  178: [-0.1, 1.372, -0.59],
  311: [0.1, 1.37, -0.59],
  402: [0.1, 1.372, -0.59],
};

export interface Pose {
  yawDeg?: number;
  pitchDeg?: number;
  rollDeg?: number;
}

/** Proportions of a face: factors of the average width, length and depth. */
export type Build = readonly [wider: number, longer: number, deeper: number];

/**
 * A face in orthographic projection, 100 px between the eyes.
 *
 * In: `moved`, shifts of single vertices in inter-eye distances.
 */
export function posedFace(
  pose: Pose = {},
  options: { build?: Build; moved?: Readonly<Record<number, Vector>> } = {},
): FaceMesh<'output'> {
  const { build = [1, 1, 1], moved = {} } = options;
  const rotation = rotationOf(pose);
  const xyz = new Float32Array(meshPointCount * 3);
  const put = (index: number, at: Vector) => {
    const shift = moved[index] ?? [0, 0, 0];
    const rotated = rotate(rotation, [
      (at[0] + shift[0]) * build[0],
      (at[1] + shift[1]) * build[1],
      (at[2] + shift[2]) * build[2],
    ]);
    xyz.set(
      rotated.map((value) => 400 + 100 * value),
      index * 3,
    );
  };
  for (const [index, at] of Object.entries(neutralFace)) put(Number(index), at);
  for (const { index, at } of rigidFace) put(index, at);
  return { xyz };
}

/** Yaw, then pitch, then roll, with the signs of ISO/IEC 29794-5. */
function rotationOf({ yawDeg = 0, pitchDeg = 0, rollDeg = 0 }: Pose): Matrix {
  const [yaw, pitch, roll] = [yawDeg, pitchDeg, rollDeg].map((deg) => (deg * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const;
  const columns = axes.map((axis) => rolled(pitched(yawed(axis, yaw), pitch), roll));
  const row = (r: 0 | 1 | 2): Vector => [columns[0]![r], columns[1]![r], columns[2]![r]];
  return [row(0), row(1), row(2)];
}

function yawed([x, y, z]: Vector, rad: number): Vector {
  return [x * Math.cos(rad) - z * Math.sin(rad), y, x * Math.sin(rad) + z * Math.cos(rad)];
}

function pitched([x, y, z]: Vector, rad: number): Vector {
  return [x, y * Math.cos(rad) - z * Math.sin(rad), y * Math.sin(rad) + z * Math.cos(rad)];
}

function rolled([x, y, z]: Vector, rad: number): Vector {
  return [x * Math.cos(rad) + y * Math.sin(rad), y * Math.cos(rad) - x * Math.sin(rad), z];
}
