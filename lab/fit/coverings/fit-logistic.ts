export interface LinearModel {
  /** One weight per feature, in the inverse of the feature's own unit. */
  weights: number[];
  bias: number;
}

export interface LogisticOptions {
  /** Penalty on large weights, per standard deviation of a feature; a small number of rows needs a large penalty. */
  ridge: number;
  rounds: number;
}

/**
 * Fits a ridge-penalised logistic regression on standardised features by accelerated gradient descent, with equal total
 * weight for both classes.
 */
export function fitLogistic(
  rows: readonly Float32Array[],
  labels: readonly boolean[],
  { ridge, rounds }: LogisticOptions,
): LinearModel {
  const count = rows[0]!.length;
  const mean = columnwise(rows, count, (value) => value);
  const spread = columnwise(rows, count, (value, f) => (value - mean[f]!) ** 2).map(
    (v) => Math.sqrt(v) + 1e-6,
  );
  const standard = rows.map((row) => row.map((value, f) => (value - mean[f]!) / spread[f]!));
  const positive = labels.filter(Boolean).length / labels.length;
  const weightOf = labels.map((label) => 0.5 / (label ? positive : 1 - positive) / labels.length);
  const weights = new Float64Array(count + 1);
  const ahead = new Float64Array(count + 1);
  // The mean squared norm of the standardised rows bounds the curvature of the loss.
  const step = 4 / (count + 1 + 4 * ridge);
  for (let round = 0; round < rounds; round++) {
    const gradient = new Float64Array(count + 1);
    standard.forEach((row, i) => {
      const odds = row.reduce((sum, value, f) => sum + value * ahead[f]!, ahead[count]!);
      const error = weightOf[i]! * (1 / (1 + Math.exp(-odds)) - (labels[i] ? 1 : 0));
      for (let f = 0; f < count; f++) gradient[f]! += error * row[f]!;
      gradient[count]! += error;
    });
    const momentum = round / (round + 3);
    for (let f = 0; f <= count; f++) {
      const penalty = f < count ? ridge * ahead[f]! : 0;
      const next = ahead[f]! - step * (gradient[f]! + penalty);
      ahead[f] = next + momentum * (next - weights[f]!);
      weights[f] = next;
    }
  }
  const raw = Array.from(mean, (_, f) => weights[f]! / spread[f]!);
  const bias = weights[count]! - raw.reduce((sum, weight, f) => sum + weight * mean[f]!, 0);
  return { weights: raw.map((weight) => Number(weight.toPrecision(4))), bias: Number(bias.toPrecision(5)) };
}

function columnwise(
  rows: readonly Float32Array[],
  count: number,
  value: (value: number, feature: number) => number,
): Float64Array {
  const sums = new Float64Array(count);
  for (const row of rows) for (let f = 0; f < count; f++) sums[f]! += value(row[f]!, f) / rows.length;
  return sums;
}
