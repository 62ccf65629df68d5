import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

export function interEyeDistance({ measures, limits }: Findings): Check {
  return judge({
    id: 'inter-eye-distance',
    value: measures.interEyePx,
    limit: limits.interEyePx,
    unit: 'px',
    source: limits.interEyePx.source,
    problems: { low: 'too-small' },
  });
}
