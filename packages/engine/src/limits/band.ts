/** Limits of a value in its own unit; null where a side is open. */
export interface Band {
  min: number | null;
  max: number | null;
}
