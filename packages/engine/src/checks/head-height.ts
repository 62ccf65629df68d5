import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Chin to crown (skull, not hair). */
export function headHeight({ measures, limits }: Findings): Check {
  return judge({
    id: 'head-height',
    value: measures.headHeightMm,
    limit: limits.headHeightMm,
    unit: 'mm',
    source: limits.headHeightMm.source,
    uncertainty: measures.headHeightUncertaintyMm,
    problems: { low: 'too-small', high: 'too-large' },
  });
}
