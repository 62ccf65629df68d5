import type { RequirementAnswer } from '@vesika/contract';

export type ChildRule = RequirementAnswer['child_rules'][number];

/** The one that holds for the age; rules come youngest first. */
export function ruleForAge(rules: readonly ChildRule[], ageYears: number): ChildRule | null {
  return rules.find((rule) => ageYears < rule.age_years_below) ?? null;
}

/** From this age on nothing is forgiven any more, as far as the service takes ages. */
export function adultAge(rules: readonly ChildRule[]): number {
  return Math.min(oldestChild, Math.max(0, ...rules.map((rule) => rule.age_years_below)));
}

const oldestChild = 17;
