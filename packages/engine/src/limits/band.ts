/** Limits of a value in its own unit; null if one side is unbounded. */
export interface Band {
  min: number | null;
  max: number | null;
}
