import { certainPart, repeatedWithinMm } from './certainty.ts';
import type { HeadOfSize } from './hair-room.ts';
import type { PhotoLimits } from './photo-limits.ts';
import { inner, reserveShares } from './reserve.ts';

/** Reserve for the inter-eye distance, because the eyes are located again in the finished photo. */
const reserve = 1.02;

interface Eyes extends Pick<HeadOfSize, 'heightMm' | 'interEyePx'> {
  /** Standard deviation of the height. */
  deviationMm: number;
}

type Limits = Pick<PhotoLimits, 'headHeightMm' | 'interEyePx'>;

/**
 * The inter-eye distance at the greatest head height that framing allows and that is certain to be inside the document's
 * band, or at the aim if no height is; px.
 */
function greatestInterEyePx({ heightMm, interEyePx, deviationMm }: Eyes, { headHeightMm }: Limits): number {
  const { min, max, aim } = headHeightMm;
  const certain = max === null ? null : certainPart({ min, max }, (mm) => (mm * deviationMm) / heightMm);
  const framedMaxMm = inner(headHeightMm, reserveShares.headHeight).max!;
  const greatestMm = certain ? Math.min(framedMaxMm, certain.max - repeatedWithinMm) : aim;
  return (interEyePx * greatestMm) / heightMm;
}

/**
 * The inter-eye distance that framing keeps, px: the minimum with its reserve, or less if the head would become too
 * large; 0 if there is no minimum, or if the face misses it at every head height that is certain. For such a face a larger
 * head would only make the head height uncertain, too.
 */
export function interEyePxToKeep(eyes: Eyes, limits: Limits): number {
  const min = limits.interEyePx.min ?? 0;
  const greatest = greatestInterEyePx(eyes, limits);
  return greatest < min ? 0 : Math.min(greatest, min * reserve);
}

/** Whether the face reaches the minimum at a head height that is certain to be inside the document's band. */
export function reachesInterEyeMin(eyes: Eyes, limits: Limits): boolean {
  return greatestInterEyePx(eyes, limits) >= (limits.interEyePx.min ?? 0) * reserve;
}
