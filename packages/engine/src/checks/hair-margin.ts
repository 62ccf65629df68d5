import type { Check } from '@vesika/report';
import { inner, reserveShares } from '../limits/reserve.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Nearer than the last row of pixels or two, hair goes on beyond the picture. */
const cutBelowMm = 0.1;

/**
 * From the top of the picture down to the highest hair, mm on the printed photo. Hair that leaves the picture is at
 * fault where the limits of head and eyes leave ample room for it; where they do not, no authority says which comes
 * first, and some hair is never flat.
 */
export function hairMargin(findings: Findings): Check {
  const { measures, limits } = findings;
  return judge({
    id: 'hair-margin',
    measure: 'margin',
    value: measures.hairMarginMm,
    limit: limits.hairMarginMm,
    failBeyond: { min: possibleMarginMm(findings) < limits.hairMarginMm.aim ? null : cutBelowMm },
    source: limits.hairMarginMm.source,
    problems: { low: 'cut-off' },
  });
}

/** Hair that a picture cuts off goes on by at least so much, we take it; share of the head’s height. */
const cutHairShare = 0.05;

/** The most that is left above the hair when the head is as small and as low as its limits permit. */
function possibleMarginMm({ requirement, measures, limits }: Findings): number {
  const { headHeightMm, topMarginMm, eyeLineFromBottomMm, interEyePx } = measures;
  const seenMm = measures.hairMarginMm ?? 0;
  const hairMm = seenMm < cutBelowMm ? seenMm - cutHairShare * headHeightMm : seenMm;
  const measuredMm = limits.headHeightMm.includesHair ? headHeightMm + topMarginMm - hairMm : headHeightMm;
  const smaller = Math.min(
    1,
    Math.max(
      inner(limits.headHeightMm, reserveShares.headHeight).min! / measuredMm,
      (limits.interEyePx.min ?? 0) / interEyePx,
    ),
  );
  const eyesAtMost =
    requirement.size.heightMm - inner(limits.eyeLineFromBottomMm, reserveShares.eyeLine).min!;
  const hairAboveEyesMm = requirement.size.heightMm - eyeLineFromBottomMm - hairMm;
  const crownAtMost = inner(limits.topMarginMm, reserveShares.topMargin).max ?? Number.POSITIVE_INFINITY;
  return Math.min(eyesAtMost - smaller * hairAboveEyesMm, crownAtMost - smaller * (topMarginMm - hairMm));
}
