import type { HeadOfSize } from './hair-room.ts';
import type { PhotoLimits } from './photo-limits.ts';
import { inner, reserveShares } from './reserve.ts';

/** Reserve for the inter-eye distance, because the eyes are located again in the finished photo. */
const reserve = 1.02;

/**
 * The inter-eye distance to keep, px: the minimum with its reserve, or less if the head would become too large; null if
 * there is no minimum, or if the face does not reach it at any head height inside the document's band.
 */
export function reachableInterEyePx(
  { heightMm, interEyePx }: Pick<HeadOfSize, 'heightMm' | 'interEyePx'>,
  limits: Pick<PhotoLimits, 'headHeightMm' | 'interEyePx'>,
): number | null {
  const { min } = limits.interEyePx;
  if (min === null) return null;
  const largest = (interEyePx * inner(limits.headHeightMm, reserveShares.headHeight).max!) / heightMm;
  return largest < min ? null : Math.min(largest, reserve * min);
}
