import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Distance of the face centre from the picture's vertical centre line. */
export function centring({ measures, limits }: Findings): Check {
  return judge({
    id: 'centring',
    value: Math.abs(measures.centreOffsetMm),
    limit: limits.centreOffsetMm,
    unit: 'mm',
    source: limits.centreOffsetMm.source,
    problems: { high: 'off-centre' },
  });
}
