import type { Check } from '@vesika/report';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Enlargement of the original; null for a picture that was only checked. */
export function upscaling({ measures, limits }: Findings): Check | null {
  if (measures.enlargement === null) return null;
  return judge({
    id: 'upscaling',
    measure: 'factor',
    value: measures.enlargement,
    limit: limits.upscaling,
    source: limits.upscaling.source,
    problems: { high: 'source-too-small' },
  });
}
