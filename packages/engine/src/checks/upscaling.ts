import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Enlargement of the original; unknown for a picture that was only checked. */
export function upscaling({ measures, limits }: Findings): Check {
  return judge({
    id: 'upscaling',
    value: measures.enlargement,
    limit: limits.upscaling,
    unit: 'ratio',
    source: limits.upscaling.source,
    problems: { high: 'source-too-small' },
  });
}
