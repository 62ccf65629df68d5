import { boxMean } from '../raster/box-mean.ts';
import { dilateMask, openMask } from '../raster/mask.ts';
import { ramp } from '../raster/ramp.ts';
import type { Size } from '../raster/raster.ts';

export interface TrustRegion {
  /** 0..1: 1 well inside the person mask. */
  inner: Float32Array;
  /** Share of person in the neighbourhood. */
  near: Float32Array;
}

/** Reach of loose hair and sleeves beyond the person mask, as a share of the picture's longer side. */
const reachShare = 0.08;
/** Share of person in the neighbourhood below which a pixel is out of reach. */
const farShare = 0.02;
/** Furniture is thicker than twice this, strands are thinner, as a share of the longer side. */
const strandShare = 0.016;
const solidAlpha = 0.2;
/** How far from the mask's edge a pixel is well inside, likewise. */
const insideShare = 0.03;

/**
 * Where the person mask may be believed.
 *
 * In: `person`, 0 to 1, one value per px of `size`.
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

/** Takes away what lies well outside the person mask and is thicker than a strand of hair. */
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
