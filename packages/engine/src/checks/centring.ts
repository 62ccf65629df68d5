import type { Check } from '@vesika/report';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Distance of the face centre from the picture's vertical centre line, mm on the printed photo, either way. */
export function centring({ measures, limits }: Findings): Check {
  return judge({
    id: 'centring',
    measure: 'offset',
    value: Math.abs(measures.centreOffsetMm),
    limit: limits.centreOffsetMm,
    source: limits.centreOffsetMm.source,
    problems: { high: 'off-centre' },
  });
}
