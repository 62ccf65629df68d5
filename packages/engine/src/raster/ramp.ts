/** Start and end of a linear rise from 0 to 1; a fall when `full` is below `from`. */
interface Ramp {
  readonly from: number;
  readonly full: number;
}

/** Linear ramp clamped to 0 before its start and to 1 after its end. */
export function ramp(value: number, { from, full }: Ramp): number {
  return Math.min(1, Math.max(0, (value - from) / (full - from)));
}
