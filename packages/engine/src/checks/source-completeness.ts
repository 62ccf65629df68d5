import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

const sides = ['bottom', 'top', 'left', 'right'] as const;

/** How far the picture is missing at its worst side. */
export function sourceCompleteness({ measures: { missingMm }, limits }: Findings): Check {
  const worst = missingMm && sides.reduce((p, q) => (missingMm[q] > missingMm[p] ? q : p));
  return judge({
    id: 'source-completeness',
    value: worst && missingMm[worst],
    limit: limits.missingMm,
    unit: 'mm',
    source: limits.missingMm.source,
    problems: worst ? { high: `missing-${worst}` } : {},
  });
}
