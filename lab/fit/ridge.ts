/** A linear model: the prediction is `intercept` plus the sum of each feature times its weight. */
export interface Plane {
  intercept: number;
  weights: number[];
}

/**
 * Fits least squares with a penalty on the weights of standardised features, so that correlated features share what
 * they explain.
 *
 * In: one row of features per case; `penalty` in cases.
 */
export function ridge(rows: readonly number[][], targets: readonly number[], penalty: number): Plane {
  const width = rows[0]!.length;
  const columns = Array.from({ length: width }, (_, k) => rows.map((row) => row[k]!));
  const means = columns.map(mean);
  const spreads = columns.map((column, k) =>
    Math.sqrt(mean(column.map((value) => (value - means[k]!) ** 2))),
  );
  const centre = mean(targets);
  const scaled = columns.map((column, k) => column.map((value) => (value - means[k]!) / spreads[k]!));
  const normal = scaled.map((p, i) => scaled.map((q, j) => dot(p, q) + (i === j ? penalty : 0)));
  const right = scaled.map((column) =>
    dot(
      column,
      targets.map((value) => value - centre),
    ),
  );
  const weights = solve(normal, right).map((weight, k) => weight / spreads[k]!);
  return { intercept: centre - dot(weights, means), weights };
}

export function onPlane({ intercept, weights }: Plane, row: readonly number[]): number {
  return intercept + dot(weights, row);
}

/** Gaussian elimination; it needs no pivoting because the matrix is positive definite. */
export function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const factor = rows[j]![i]! / rows[i]![i]!;
      for (let k = i; k <= size; k++) rows[j]![k]! -= factor * rows[i]![k]!;
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    const known = rows[i]!.slice(i + 1, size).reduce((sum, value, k) => sum + value * found[i + 1 + k]!, 0);
    found[i] = (rows[i]![size]! - known) / rows[i]![i]!;
  }
  return found;
}

function dot(p: readonly number[], q: readonly number[]): number {
  return p.reduce((sum, value, i) => sum + value * q[i]!, 0);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
