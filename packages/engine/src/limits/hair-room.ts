import type { PhotoLimits } from './photo-limits.ts';
import { inner, reserveShares } from './reserve.ts';

/** A head as it lies in a picture of a record's size. */
export interface HeadOfSize {
  /** What the record measures: from the chin to the crown, or to the top of the hair. */
  heightMm: number;
  interEyePx: number;
  hairAboveEyesMm: number;
  hairAboveCrownMm: number;
}

/** The most that is left above the hair when the head is as small and as low as its limits permit, mm. */
export function mostAboveHairMm(head: HeadOfSize, limits: PhotoLimits, pictureHeightMm: number): number {
  const smaller = Math.min(
    1,
    Math.max(
      inner(limits.headHeightMm, reserveShares.headHeight).min! / head.heightMm,
      (limits.interEyePx.min ?? 0) / head.interEyePx,
    ),
  );
  const eyesAtMost = pictureHeightMm - inner(limits.eyeLineFromBottomMm, reserveShares.eyeLine).min!;
  const crownAtMost = inner(limits.topMarginMm, reserveShares.topMargin).max ?? Number.POSITIVE_INFINITY;
  return Math.min(eyesAtMost - smaller * head.hairAboveEyesMm, crownAtMost - smaller * head.hairAboveCrownMm);
}
