import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

const sides = ['bottom', 'top', 'left', 'right'] as const;

/** How far the picture is missing at its worst side. */
export function sourceCompleteness({ making, limits }: Findings): Check {
  const worst = making && sides.reduce((p, q) => (making.missingMm[q] > making.missingMm[p] ? q : p));
  return judge({
    id: 'source-completeness',
    value: worst && making.missingMm[worst],
    limit: limits.missingMm,
    unit: 'mm',
    source: limits.missingMm.source,
    problems: { high: `missing-${worst}` },
  });
}
