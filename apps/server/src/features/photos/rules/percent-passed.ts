import type { PhotoReport } from '@vesika/report';

export function percentPassed({ checks }: Pick<PhotoReport, 'checks'>): number {
  const passed = checks.filter(({ verdict }) => verdict === 'pass').length;
  return checks.length === 0 ? 100 : Math.round((passed / checks.length) * 100);
}
