import type { Check, PhotoMeasures } from '@vesika/report';
import { withHairUncertaintyShare } from '../measure/head/head-line.ts';
import { doubted } from './doubted.ts';
import type { Findings } from './findings.ts';
import { judge, settled } from './judge.ts';

/**
 * Chin to crown, mm on the printed photo, with its uncertainty: the crown is the top of the skull, not of the hair
 * (ICAO Doc 9303-3), and so an estimate where hair hides it; an authority may count the hair. Who sets the lines by
 * hand has settled what a measurement cannot.
 */
export function headHeight({ measures, limits, answers }: Findings): Check {
  const { includesHair, source, ...limit } = limits.headHeightMm;
  const value = includesHair ? headWithHairMm(measures) : measures.headHeightMm;
  const judged = judge({
    id: 'head-height',
    measure: includesHair ? 'height-with-hair' : 'height',
    value,
    limit,
    source,
    uncertainty: includesHair ? value && value * withHairUncertaintyShare : measures.headHeightUncertaintyMm,
    problems: { low: 'too-small', high: 'too-large' },
  });
  if (measures.headPlacedByHand) return judged;
  return settled(doubted(judged), answers['head-height'], { placed: null, misplaced: 'misplaced' });
}

/** Hair at the picture's edge may reach farther: then it is at least as high. */
function headWithHairMm({ headHeightMm, topMarginMm, hairMarginMm }: PhotoMeasures): number | null {
  return hairMarginMm === null ? null : headHeightMm + topMarginMm - hairMarginMm;
}
