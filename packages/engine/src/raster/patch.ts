import type { Raster } from './raster.ts';

/** A region of the source, at full resolution or downscaled. */
export interface Patch {
  readonly raster: Raster;
  /** Position of the region, source px. */
  readonly left: number;
  readonly top: number;
  /** Px of the patch per px of the source. */
  readonly scaleX: number;
  readonly scaleY: number;
}

/** A patch at full resolution whose first pixel is at `left`, `top` of the source. */
export function patchOf(raster: Raster, left = 0, top = 0): Patch {
  return { raster, left, top, scaleX: 1, scaleY: 1 };
}
