import type { Check } from '@vesika/report';
import type { EarlyFindings } from './findings.ts';
import { judge } from './judge.ts';

const sides = ['bottom', 'top', 'left', 'right'] as const;

/** How far the picture is missing at its worst side; null for a picture that was only checked. */
export function sourceCompleteness({ measures: { missingMm }, limits }: EarlyFindings): Check | null {
  if (!missingMm) return null;
  const worst = sides.reduce((p, q) => (missingMm[q] > missingMm[p] ? q : p));
  return judge({
    id: 'source-completeness',
    measure: 'missing',
    value: missingMm[worst],
    limit: limits.missingMm,
    source: limits.missingMm.source,
    problems: { high: `missing-${worst}` },
  });
}
