import type { Check, PhotoReport } from '@vesika/report';

export function failedChecks({ checks }: Pick<PhotoReport, 'checks'>): Check[] {
  return checks.filter((check) => check.verdict === 'fail');
}
