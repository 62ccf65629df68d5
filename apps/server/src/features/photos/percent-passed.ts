import type { Report } from '@vesika/contract';

/** Of all checks; 100 where there are none. */
export function percentPassed({ checks }: Pick<Report, 'checks'>): number {
  const passed = checks.filter(({ verdict }) => verdict === 'pass').length;
  return checks.length === 0 ? 100 : Math.round((passed / checks.length) * 100);
}
