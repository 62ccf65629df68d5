import { boxMean } from '../raster/box-mean.ts';
import { dilateMask, openMask } from '../raster/mask.ts';
import { ramp } from '../raster/ramp.ts';
import type { Size } from '../raster/raster.ts';

export interface TrustRegion {
  /** 0..1; 1 well inside the person mask. */
  inner: Float32Array;
  /** Share of person mask in the neighbourhood, 0..1. */
  near: Float32Array;
}

/** Reach of loose hair and sleeves beyond the person mask, as a share of the picture's longer side. */
const reachShare = 0.08;
/** Share of person mask in the neighbourhood below which a pixel is out of reach. */
const farShare = 0.02;
/** Half the width above which something is furniture and not a strand of hair, as a share of the longer side. */
const strandShare = 0.016;
const solidAlpha = 0.2;
/** Distance from the edge of the person mask at which a pixel is well inside, as a share of the longer side. */
const insideShare = 0.03;

/**
 * Areas inside and near the person mask.
 *
 * In: `person`, the person mask 0..1, one value per px of `size`.
 */
export function trustRegion(person: Float32Array, size: Size): TrustRegion {
  const longSidePx = Math.max(size.widthPx, size.heightPx);
  const mask = new Float32Array(person.length);
  for (let i = 0; i < mask.length; i++) mask[i] = person[i]! > 0.5 ? 1 : 0;
  const near = boxMean(mask, size, Math.round(reachShare * longSidePx));
  const inner = boxMean(mask, size, Math.round(insideShare * longSidePx));
  for (let i = 0; i < inner.length; i++) inner[i] = ramp(inner[i]!, { from: 0.97, full: 1 });
  return { inner, near };
}

/** Removes what is well outside the person mask and thicker than a strand of hair. Changes alpha in place. */
export function cutOutside(alpha: Float32Array, { near }: TrustRegion, size: Size): void {
  const far = new Uint8Array(alpha.length);
  for (let i = 0; i < far.length; i++) far[i] = near[i]! < farShare && alpha[i]! > solidAlpha ? 1 : 0;
  if (!far.includes(1)) return;
  const strandPx = Math.max(1, Math.round(strandShare * Math.max(size.widthPx, size.heightPx)));
  const thick = dilateMask(openMask(far, size, strandPx), size, strandPx);
  for (let i = 0; i < alpha.length; i++) {
    if (thick[i] && near[i]! < farShare) alpha[i]! *= near[i]! / farShare;
  }
}
