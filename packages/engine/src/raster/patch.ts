import type { Raster } from './raster.ts';

/** A region of the source, at full scale or shrunk. */
export interface Patch {
  readonly raster: Raster;
  /** Position of the region in the source, and px of patch per px of source in each direction. */
  readonly left: number;
  readonly top: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** Original pixels whose upper left one lies at `left`, `top` of the source. */
export function patchOf(raster: Raster, left = 0, top = 0): Patch {
  return { raster, left, top, scaleX: 1, scaleY: 1 };
}
