import type { FaceMesh, Space } from '../geometry/spaces.ts';
import { degFromRad } from '../geometry/units.ts';
import { faceAxes } from './face-axes.ts';
import { vertex } from './face-points.ts';

/** Degrees, signs of ISO/IEC 29794-5. */
export interface HeadPose {
  /** Positive: nose towards the image's right (the subject's own left). */
  yawDeg: number;
  /** Positive: looking down. */
  pitchDeg: number;
  /** Positive: top of the head towards the image's left. */
  rollDeg: number;
}

/**
 * Yaw from the ear-to-ear axis and pitch from the forehead-to-chin axis of the mesh in space. The mesh's
 * depth is relative: on frontal faces yaw scatters by 3 degrees and pitch reads -8 to +12, so only loose
 * limits may rest on these two; roll is exact.
 */
export function headPose(mesh: FaceMesh<Space>): HeadPose {
  const across = unit(between(mesh, vertex.cheekImageLeft, vertex.cheekImageRight));
  const down = between(mesh, vertex.foreheadTop, vertex.chin);
  const along = dot(across, down);
  const upright = unit([
    down[0] - along * across[0],
    down[1] - along * across[1],
    down[2] - along * across[2],
  ]);
  return {
    yawDeg: degFromRad(Math.atan2(across[2], across[0])),
    pitchDeg: degFromRad(Math.atan2(upright[2], upright[1])),
    rollDeg: -degFromRad(faceAxes(mesh).turnRad),
  };
}

type Vector = [number, number, number];

function between(mesh: FaceMesh<Space>, from: number, to: number): Vector {
  const { xyz } = mesh;
  return [
    xyz[to * 3]! - xyz[from * 3]!,
    xyz[to * 3 + 1]! - xyz[from * 3 + 1]!,
    xyz[to * 3 + 2]! - xyz[from * 3 + 2]!,
  ];
}

function dot(p: Vector, q: Vector): number {
  return p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
}

function unit(p: Vector): Vector {
  const length = Math.hypot(...p);
  return [p[0] / length, p[1] / length, p[2] / length];
}
