import { boxMean } from '../raster/box-mean.ts';
import { dilateMask } from '../raster/mask.ts';
import { ramp } from '../raster/ramp.ts';
import type { Size } from '../raster/raster.ts';

/** Alpha between this and its complement is half-opaque. */
const halfMin = 0.03;
/** Edges and strands are narrower than twice this, px of portrait space. */
const halfWidthPx = 4;
/** The change begins and ends over twice this, so that it is no edge itself. */
const fadePx = 2;
/** Contrast of a wide half-opaque area. Below the first value known pictures mostly have no hair, above the second only hair. */
const contrast = { from: 0.15, full: 0.85 } as const;

/**
 * Gives half-opaque areas that are wider than an edge or a strand more contrast: where a net cannot decide it answers the
 * mean of wall and hair, which is seen as a veil of the old wall, while hair is either there or not.
 *
 * In: `alpha`, 0..1, of this size, in portrait space; changed in place.
 */
export function clearVeils(alpha: Float32Array, size: Size): void {
  const isCertain = Uint8Array.from(alpha, (share) => (share > halfMin && share < 1 - halfMin ? 0 : 1));
  const isCore = dilateMask(isCertain, size, halfWidthPx).map((near) => 1 - near);
  const isWide = dilateMask(isCore, size, halfWidthPx);
  const weight = boxMean(Float32Array.from(isWide), size, fadePx);
  for (let i = 0; i < alpha.length; i++)
    if (weight[i]! > 0) alpha[i]! += weight[i]! * (ramp(alpha[i]!, contrast) - alpha[i]!);
}
