interface WeightedPoint {
  x: number;
  y: number;
  weight: number;
}

/** Weighted root mean square residual in y of the least-squares parabola through weighted points. */
export function parabolaResidual(points: readonly WeightedPoint[]): number {
  const rows = [0, 1, 2].map(() => [0, 0, 0, 0]);
  for (const { x, y, weight } of points) {
    const powers = [x * x, x, 1];
    for (let j = 0; j < 3; j++) {
      for (let k = 0; k < 3; k++) rows[j]![k]! += weight * powers[j]! * powers[k]!;
      rows[j]![3]! += weight * powers[j]! * y;
    }
  }
  const [a, b, c] = solve(rows);
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const error = points.reduce((sum, { x, y, weight }) => sum + weight * (y - a * x * x - b * x - c) ** 2, 0);
  return Math.sqrt(error / Math.max(1e-9, total));
}

/** Gauss-Jordan elimination with partial pivoting; an unknown whose pivot vanishes becomes 0. */
function solve(rows: number[][]): [number, number, number] {
  for (let j = 0; j < 3; j++) {
    let pivot = j;
    for (let k = j; k < 3; k++) if (Math.abs(rows[k]![j]!) > Math.abs(rows[pivot]![j]!)) pivot = k;
    [rows[j], rows[pivot]] = [rows[pivot]!, rows[j]!];
    if (Math.abs(rows[j]![j]!) < 1e-12) continue;
    for (let k = 0; k < 3; k++) {
      if (k === j) continue;
      const factor = rows[k]![j]! / rows[j]![j]!;
      for (let column = j; column < 4; column++) rows[k]![column]! -= factor * rows[j]![column]!;
    }
  }
  const value = (j: number) => (Math.abs(rows[j]![j]!) < 1e-12 ? 0 : rows[j]![3]! / rows[j]![j]!);
  return [value(0), value(1), value(2)];
}
