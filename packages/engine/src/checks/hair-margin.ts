import type { Check } from '@vesika/report';
import { mostAboveHairMm } from '../limits/hair-room.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Nearer than the last row of pixels or two, hair goes on beyond the picture. */
const cutBelowMm = 0.1;

/**
 * From the top of the picture down to the highest hair, mm on the printed photo. Hair that leaves the picture is at
 * fault where the limits of head and eyes leave ample room for it. Where they do not, most authorities do not say which
 * comes first, and some hair is never flat.
 *
 * Out: null where there is no room and the authority puts the size of the head first.
 */
export function hairMargin(findings: Findings): Check | null {
  const { measures, limits } = findings;
  const isSeen = measures.hairMarginMm !== null;
  const isRoom = possibleMarginMm(findings) >= limits.hairMarginMm.aim;
  const judged = judge({
    id: 'hair-margin',
    measure: 'margin',
    value: measures.hairMarginMm,
    limit: limits.hairMarginMm,
    failBeyond: { min: isRoom ? cutBelowMm : null },
    source: limits.hairMarginMm.source,
    problems: { low: 'cut-off' },
  });
  const isNotAsked = limits.hairMarginMm.givesWay && isSeen && !isRoom;
  return judged.verdict === 'undetermined' && isNotAsked ? null : judged;
}

/** Hair that a picture cuts off goes on by at least so much, we take it; share of the head’s height. */
const cutHairShare = 0.05;

function possibleMarginMm({ requirement, measures, limits }: Findings): number {
  const { headHeightMm, topMarginMm, eyeLineFromBottomMm, interEyePx } = measures;
  const pictureHeightMm = requirement.size.heightMm;
  const seenMm = measures.hairMarginMm ?? 0;
  const hairMm = seenMm < cutBelowMm ? seenMm - cutHairShare * headHeightMm : seenMm;
  const head = {
    heightMm: limits.headHeightMm.includesHair ? headHeightMm + topMarginMm - hairMm : headHeightMm,
    interEyePx,
    hairAboveEyesMm: pictureHeightMm - eyeLineFromBottomMm - hairMm,
    hairAboveCrownMm: topMarginMm - hairMm,
  };
  return mostAboveHairMm(head, limits, pictureHeightMm);
}
