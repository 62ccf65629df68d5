import type { Check } from '@vesika/report';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/**
 * Chin to crown, mm on the printed photo, with its uncertainty: the crown is the top of the skull, not of the hair
 * (ICAO Doc 9303-3), and so an estimate where hair hides it.
 */
export function headHeight({ measures, limits }: Findings): Check {
  return judge({
    id: 'head-height',
    measure: 'height',
    value: measures.headHeightMm,
    limit: limits.headHeightMm,
    source: limits.headHeightMm.source,
    uncertainty: measures.headHeightUncertaintyMm,
    problems: { low: 'too-small', high: 'too-large' },
  });
}
