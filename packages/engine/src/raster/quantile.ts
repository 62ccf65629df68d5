/** The value below which a share (0..1) of the values lies, without interpolation; 0 if there are none. */
export function quantile(values: readonly number[], share: number): number {
  return Float64Array.from(values).sort()[Math.floor((values.length - 1) * share)] ?? 0;
}
