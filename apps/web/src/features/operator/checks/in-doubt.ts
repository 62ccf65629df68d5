import type { Check } from '@vesika/report';

/**
 * Returns the checks that a person should review, the greatest risk first: those that failed, those that are undetermined,
 * those that rest on the owner's answer alone, and those that passed by less than the uncertainty of their measurement.
 */
export function inDoubt(checks: readonly Check[]): Check[] {
  return checks.filter((check) => riskOf(check) > 0).sort((a, b) => riskOf(b) - riskOf(a));
}

function riskOf(check: Check): number {
  if (check.verdict === 'fail') return 4;
  if (check.verdict === 'undetermined') return 3;
  if (check.evidence === 'stated') return 2;
  return isClose(check) ? 1 : 0;
}

function isClose({ value, uncertainty, limit: { min, max } }: Check): boolean {
  if (value === null || uncertainty === null) return false;
  return [min, max].some((limit) => limit !== null && Math.abs(value - limit) < uncertainty);
}
