import type { PhotoLimits } from './photo-limits.ts';
import { inner, reserveShares } from './reserve.ts';

/** Head and hair when the picture is scaled to the record's size. */
export interface HeadOfSize {
  /** Head height as the record measures it: from the chin to the crown, or to the top of the hair. */
  heightMm: number;
  interEyePx: number;
  /** Width of the face from ear root to ear root; null if it was not measured. */
  faceWidthMm: number | null;
  hairAboveEyesMm: number;
  hairAboveCrownMm: number;
}

/**
 * Largest possible margin above the hair, in mm: the margin when the head is as small and as low as its limits
 * allow.
 */
export function mostAboveHairMm(head: HeadOfSize, limits: PhotoLimits, pictureHeightMm: number): number {
  const smaller = Math.min(
    1,
    Math.max(
      inner(limits.headHeightMm, reserveShares.headHeight).min! / head.heightMm,
      (limits.interEyePx.min ?? 0) / head.interEyePx,
      head.faceWidthMm ? (inner(limits.headWidthMm, reserveShares.headWidth).min ?? 0) / head.faceWidthMm : 0,
    ),
  );
  const eyesAtMost = pictureHeightMm - inner(limits.eyeLineFromBottomMm, reserveShares.eyeLine).min!;
  const crownAtMost = inner(limits.topMarginMm, reserveShares.topMargin).max ?? Number.POSITIVE_INFINITY;
  return Math.min(eyesAtMost - smaller * head.hairAboveEyesMm, crownAtMost - smaller * head.hairAboveCrownMm);
}
