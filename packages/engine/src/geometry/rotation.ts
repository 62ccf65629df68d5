export type Vector = readonly [number, number, number];
/** Rows of a 3 x 3 matrix. */
export type Matrix = readonly [Vector, Vector, Vector];

/**
 * Least-squares rotation from one point set to another, independent of scale and translation: the orthogonal polar
 * factor of their cross-covariance, by Newton's iteration.
 *
 * In:     corresponding points in the same order, not coplanar.
 * Out:    a rotation for column vectors, without scale or reflection; NaN for coplanar points.
 * Source: Higham, Computing the polar decomposition, 1986 (Newton's iteration).
 */
export function bestRotation(from: readonly Vector[], to: readonly Vector[]): Matrix {
  let rotation = scaled(crossCovariance(from, to));
  for (let round = 0; round < newtonRoundsMax; round++) {
    const closer = mean(rotation, inverseTransposed(rotation));
    const isSettled = Math.abs(Math.hypot(...rotation.flat()) - Math.hypot(...closer.flat())) < settled;
    rotation = closer;
    if (isSettled) break;
  }
  return rotation;
}

/** This converges even for point sets a thousand times wider than deep. */
const newtonRoundsMax = 24;
const settled = 1e-12;

/** Matrix times column vector: m · p. */
export function rotate(m: Matrix, p: Vector): Vector {
  return [dot(m[0], p), dot(m[1], p), dot(m[2], p)];
}

/** Transpose, which is the inverse of a rotation. */
export function transpose(m: Matrix): Matrix {
  return [
    [m[0][0], m[1][0], m[2][0]],
    [m[0][1], m[1][1], m[2][1]],
    [m[0][2], m[1][2], m[2][2]],
  ];
}

/** Mean of the points; the origin when there are none. */
export function centroid(points: readonly Vector[]): Vector {
  const sum: [number, number, number] = [0, 0, 0];
  for (const p of points) for (let axis = 0; axis < 3; axis++) sum[axis]! += p[axis]! / points.length;
  return sum;
}

function crossCovariance(from: readonly Vector[], to: readonly Vector[]): Matrix {
  const fromCentre = centroid(from);
  const toCentre = centroid(to);
  const entry = (row: number, column: number) =>
    from.reduce((sum, p, i) => sum + (to[i]![row]! - toCentre[row]!) * (p[column]! - fromCentre[column]!), 0);
  return build(entry);
}

function scaled(m: Matrix): Matrix {
  const size = Math.hypot(...m.flat());
  return build((row, column) => m[row]![column]! / size);
}

function mean(m: Matrix, n: Matrix): Matrix {
  return build((row, column) => (m[row]![column]! + n[row]![column]!) / 2);
}

function inverseTransposed(m: Matrix): Matrix {
  const cofactors: Matrix = [cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1])];
  const determinant = dot(m[0], cofactors[0]);
  return build((row, column) => cofactors[row]![column]! / determinant);
}

function build(entry: (row: number, column: number) => number): Matrix {
  const row = (r: number): Vector => [entry(r, 0), entry(r, 1), entry(r, 2)];
  return [row(0), row(1), row(2)];
}

function dot(p: Vector, q: Vector): number {
  return p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
}

function cross(p: Vector, q: Vector): Vector {
  return [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
}
