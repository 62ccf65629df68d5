import type { Check, Report } from '@vesika/contract';

/** What speaks against handing the photo in. */
export function failedChecks({ checks }: Pick<Report, 'checks'>): Check[] {
  return checks.filter((check) => check.verdict === 'fail');
}
