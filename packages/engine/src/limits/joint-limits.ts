import { jointHeadHeight } from '@vesika/requirements';
import type { Limit, PhotoLimits } from './photo-limits.ts';

/**
 * Limits for one picture that satisfies two records: the intersection of the bands for head, eyes and margins;
 * all other limits are those of the first record. A band without an intersection stays that of the first record.
 */
export function jointLimits(one: PhotoLimits, other: PhotoLimits): PhotoLimits {
  return {
    ...one,
    headHeightMm: jointHead(one.headHeightMm, other.headHeightMm),
    eyeLineFromBottomMm: {
      ...one.eyeLineFromBottomMm,
      ...joint(one.eyeLineFromBottomMm, other.eyeLineFromBottomMm),
    },
    topMarginMm: { ...one.topMarginMm, ...joint(one.topMarginMm, other.topMarginMm) },
    headWidthMm: { ...one.headWidthMm, ...joint(one.headWidthMm, other.headWidthMm) },
    chinMarginMm: { ...one.chinMarginMm, ...joint(one.chinMarginMm, other.chinMarginMm) },
    centreOffsetMm: {
      ...one.centreOffsetMm,
      max: Math.min(one.centreOffsetMm.max, other.centreOffsetMm.max),
    },
  };
}

type HeadLimit = PhotoLimits['headHeightMm'];

function jointHead(one: HeadLimit, other: HeadLimit): HeadLimit {
  const band = jointHeadHeight(bandOf(one), bandOf(other));
  if (!band) return one;
  const { minMm: min, maxMm: max, includesHair } = band;
  const aim = max === null ? Math.max(one.aim, other.aim) : (min + max) / 2;
  return { ...one, min, max, aim, includesHair };
}

function bandOf({ min, max, includesHair }: HeadLimit) {
  return { minMm: min, maxMm: max, includesHair };
}

/** Aims at the middle of a band with two ends; otherwise at the aim of either record. */
function joint<Bound extends number | null>(
  one: Limit & { min: Bound; max: Bound },
  other: Limit & { min: Bound; max: Bound },
): { min: Bound; max: Bound; aim: number | null } {
  const min = largest(one.min, other.min) as Bound;
  const max = smallest(one.max, other.max) as Bound;
  if (min !== null && max !== null && min > max) return one;
  const aimed = one.aim ?? other.aim;
  const aim = aimed === null || min === null || max === null ? aimed : (min + max) / 2;
  return { min, max, aim };
}

function largest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

function smallest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}
