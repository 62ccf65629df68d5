import fitted from './colour-cast.json' with { type: 'json' };

/** Estimator of a colour cast, from the distribution of the hues of sclera and skin in neutral light. */
export interface ColourModel {
  mean: readonly number[];
  /** 2 x 4 matrix from deviations of the hues to the excess of the light. */
  gain: readonly (readonly number[])[];
  /** Precision matrix of the excess. */
  precision: readonly (readonly number[])[];
  /** Precision matrix of the hues. */
  residualPrecision: readonly (readonly number[])[];
}

/** Normal distribution of scleraRed, scleraBlue, skinRed and skinBlue, natural logarithms. */
export interface HueDistribution {
  mean: number[];
  covariance: number[][];
}

/** Derives the generalised least squares estimator from a distribution. */
export function colourModelOf({ mean, covariance }: HueDistribution): ColourModel {
  const inverse = inverted(covariance);
  // The light adds the same excess to the pairs of sclera and skin, so sums over both pairs equal J' C^-1.
  const shared = [0, 1].map((axis) => inverse[axis]!.map((value, i) => value + inverse[axis + 2]![i]!));
  const precision = shared.map((row) => [row[0]! + row[2]!, row[1]! + row[3]!]);
  const spread = inverted(precision);
  const gain = spread.map((row) =>
    shared[0]!.map((_, i) => row[0]! * shared[0]![i]! + row[1]! * shared[1]![i]!),
  );
  return { mean, gain, precision, residualPrecision: inverse };
}

/** Inverse by Gauss-Jordan elimination without pivoting, for small symmetric positive definite matrices. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = rows[pivot]![pivot]!;
    rows[pivot] = rows[pivot]!.map((value) => value / scale);
    for (let i = 0; i < size; i++) {
      const factor = rows[i]![pivot]!;
      if (i === pivot || factor === 0) continue;
      rows[i] = rows[i]!.map((value, j) => value - factor * rows[pivot]![j]!);
    }
  }
  return rows.map((row) => row.slice(size));
}

/** Fitted by lab/fit/colour-cast.ts on people of all skin tones, each tone with the same weight. */
export const colourModel = colourModelOf(fitted);
