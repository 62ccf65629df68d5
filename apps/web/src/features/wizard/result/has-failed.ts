import type { ProcessedPhoto } from '@vesika/contract';
import { failedChecks } from '../../report/failed-checks.ts';

/** Nobody should hand such a photo in, though they may. */
export function hasFailed({ report }: Pick<ProcessedPhoto, 'report'>): boolean {
  return failedChecks(report).length > 0;
}
