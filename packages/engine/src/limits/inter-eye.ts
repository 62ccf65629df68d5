import type { HeadOfSize } from './hair-room.ts';
import type { PhotoLimits } from './photo-limits.ts';
import { inner, reserveShares } from './reserve.ts';

/** Reserve for the inter-eye distance, because the eyes are located again in the finished photo. */
const reserve = 1.02;

type Eyes = Pick<HeadOfSize, 'heightMm' | 'interEyePx'>;
type Limits = Pick<PhotoLimits, 'headHeightMm' | 'interEyePx'>;

/** The inter-eye distance at the greatest head height inside the document's band, px. */
function greatestInterEyePx({ heightMm, interEyePx }: Eyes, { headHeightMm }: Limits): number {
  return (interEyePx * inner(headHeightMm, reserveShares.headHeight).max!) / heightMm;
}

/**
 * The inter-eye distance that framing keeps, px: the minimum with its reserve, or less if the head would become too
 * large; 0 if there is no minimum, or if the face misses it at any head height inside the document's band. For such a
 * face a larger head would only make the head height uncertain, too.
 */
export function interEyePxToKeep(eyes: Eyes, limits: Limits): number {
  const min = limits.interEyePx.min ?? 0;
  const greatest = greatestInterEyePx(eyes, limits);
  return greatest < min ? 0 : Math.min(greatest, min * reserve);
}

/** Whether the face surely reaches the minimum at some head height inside the document's band. */
export function reachesInterEyeMin(eyes: Eyes, limits: Limits): boolean {
  return greatestInterEyePx(eyes, limits) >= (limits.interEyePx.min ?? 0) * reserve;
}
