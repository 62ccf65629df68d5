/**
 * Smallest value that is not exceeded by the given share of all values: of a hundred, the 99th for 0.99. NaN if there
 * are none.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
