import type { Check } from '@vesika/report';
import { doubted } from './doubted.ts';
import type { Findings } from './findings.ts';
import { judge, settled } from './judge.ts';

/**
 * Rules that bound the room above the head leave one or two millimetres for it, which is about what two people differ
 * by who look for the crown of the same print. At nine chances in ten nearly everybody would be asked, and see no more
 * than we do; in doubt is what lies less than a deviation from an end of the band, two chances in three.
 */
const insideFrom = 0.68;

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
  return settled(doubted(judged, insideFrom), answers['top-margin'], {
    placed: null,
    misplaced: 'misplaced',
  });
}
