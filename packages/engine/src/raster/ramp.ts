/** Where a rise from 0 to 1 begins and where it is complete; falls if `full` is below `from`. */
export interface Ramp {
  readonly from: number;
  readonly full: number;
}

/** Returns 0 before the start of a ramp, 1 beyond its end, and the share of the way between them. */
export function ramp(value: number, { from, full }: Ramp): number {
  return Math.min(1, Math.max(0, (value - from) / (full - from)));
}
