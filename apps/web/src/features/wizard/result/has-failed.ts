import type { ProcessedPhoto } from '@vesika/contract';

/** Nobody should hand such a photo in, though they may. */
export function hasFailed({ report }: ProcessedPhoto): boolean {
  return report.checks.some((check) => check.verdict === 'fail');
}
