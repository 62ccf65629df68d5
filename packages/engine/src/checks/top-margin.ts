import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** From the top of the picture down to the crown. */
export function topMargin({ measures, limits }: Findings): Check {
  return judge({
    id: 'top-margin',
    value: measures.topMarginMm,
    limit: limits.topMarginMm,
    unit: 'mm',
    source: limits.topMarginMm.source,
    uncertainty: measures.headHeightUncertaintyMm,
    problems: { low: 'too-small', high: 'too-large' },
  });
}
