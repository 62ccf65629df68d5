import type { Check } from '@vesika/report';

/**
 * What a person should look at, the greatest risk first: what failed, what could not be decided, what only the owner says,
 * and what passed by less than its measurement is sure of.
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
