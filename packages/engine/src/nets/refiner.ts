import type { Size } from '../raster/raster.ts';

/** The colours that the refiner is given have one value for a square of this side, px of the picture. */
export const fieldStepPx = 4;

/** Decides doubtful alpha; trained by lab/refiner. */
export interface RefinerNet {
  /** Out: alpha 0..1, one value per px of `size`. */
  run(input: RefinerInput): Promise<Float32Array>;
}

/**
 * Planes of `size`, whose sides are multiples of 32: the picture (RGB, 0..1), the mattes of IS-Net, RVM and the person
 * mask, the colours of wall and person nearby at a quarter of the size, and the height below the chin, -1..1.
 */
export interface RefinerInput {
  picture: Float32Array;
  mattes: Float32Array;
  colours: Float32Array;
  belowChin: Float32Array;
  size: Size;
}
