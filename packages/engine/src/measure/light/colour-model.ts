import fitted from './colour-cast.json' with { type: 'json' };

/** How the hues of eyes and skin are distributed in neutral light, and what follows for the light. */
export interface ColourModel {
  mean: readonly number[];
  /** Two rows of four: from deviations of the hues to the excess of the light. */
  gain: readonly (readonly number[])[];
  /** Of the excess. */
  precision: readonly (readonly number[])[];
  /** Of the hues. */
  residualPrecision: readonly (readonly number[])[];
}

/** Of scleraRed, scleraBlue, skinRed and skinBlue, natural logarithms. */
export interface HueDistribution {
  mean: number[];
  covariance: number[][];
}

/** What follows from a distribution by generalised least squares. */
export function colourModelOf({ mean, covariance }: HueDistribution): ColourModel {
  const inverse = inverted(covariance);
  // The light adds the same to the sclera's and to the skin's pair: sums over pairs take the place of J' C^-1.
  const shared = [0, 1].map((axis) => inverse[axis]!.map((value, i) => value + inverse[axis + 2]![i]!));
  const precision = shared.map((row) => [row[0]! + row[2]!, row[1]! + row[3]!]);
  const spread = inverted(precision);
  const gain = spread.map((row) =>
    shared[0]!.map((_, i) => row[0]! * shared[0]![i]! + row[1]! * shared[1]![i]!),
  );
  return { mean, gain, precision, residualPrecision: inverse };
}

/** Gauss and Jordan, for small symmetric positive definite matrices. */
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
