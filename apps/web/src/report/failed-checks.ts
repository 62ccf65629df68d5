import type { Check, PhotoReport } from '@vesika/report';

export function failedChecks({ checks }: Pick<PhotoReport, 'checks'>): Check[] {
  return checks.filter((check) => check.verdict === 'fail');
}

/** Checks that pass with a remark. */
export function remarksIn({ checks }: Pick<PhotoReport, 'checks'>): Check[] {
  return checks.filter(({ verdict, advice }) => verdict === 'pass' && advice !== null);
}
