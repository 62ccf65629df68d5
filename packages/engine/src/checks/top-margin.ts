import type { Check } from '@vesika/report';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** From the top of the picture down to the crown, mm on the printed photo; below zero where the crown is cut off. */
export function topMargin({ measures, limits }: Findings): Check {
  return judge({
    id: 'top-margin',
    measure: 'margin',
    value: measures.topMarginMm,
    limit: limits.topMarginMm,
    source: limits.topMarginMm.source,
    uncertainty: measures.headHeightUncertaintyMm,
    problems: { low: 'too-small', high: 'too-large' },
  });
}
