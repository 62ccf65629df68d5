import type { Check, PhotoReport } from '@vesika/report';

/** The checks that speak against handing in the photo. */
export function failedChecks({ checks }: Pick<PhotoReport, 'checks'>): Check[] {
  return checks.filter((check) => check.verdict === 'fail');
}
