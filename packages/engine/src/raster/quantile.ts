/** Quantile of the values at `share` (0 to 1), without interpolation; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  return Float64Array.from(values).sort()[Math.floor((values.length - 1) * share)] ?? 0;
}
