import type { Check } from '@vesika/report';
import { topMarginInsideFrom } from '../limits/certainty.ts';
import { doubted } from './doubted.ts';
import type { Findings } from './findings.ts';
import { judge, settled } from './judge.ts';

/**
 * From the top of the picture down to the crown, mm on the printed photo; below zero where the crown is cut off. As
 * uncertain as the crown.
 */
export function topMargin({ measures, limits, answers }: Findings): Check {
  const judged = judge({
    id: 'top-margin',
    measure: 'margin',
    value: measures.topMarginMm,
    limit: limits.topMarginMm,
    source: limits.topMarginMm.source,
    uncertainty: measures.headHeightUncertaintyMm,
    problems: { low: 'too-small', high: 'too-large' },
  });
  if (measures.headPlacedByHand) return judged;
  return settled(doubted(judged, topMarginInsideFrom), answers['top-margin'], {
    placed: null,
    misplaced: 'misplaced',
  });
}
