import type { Check, PhotoReport } from '@vesika/report';

/** What speaks against handing the photo in. */
export function failedChecks({ checks }: Pick<PhotoReport, 'checks'>): Check[] {
  return checks.filter((check) => check.verdict === 'fail');
}
