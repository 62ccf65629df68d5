import type { RequirementAnswer } from '@vesika/contract';

export type ChildRule = RequirementAnswer['child_rules'][number];

export function ruleForAge(rules: readonly ChildRule[], ageYears: number): ChildRule | null {
  return rules.find((rule) => ageYears < rule.age_years_below) ?? null;
}

export function adultAge(rules: readonly ChildRule[]): number {
  return Math.min(oldestChild, Math.max(0, ...rules.map((rule) => rule.age_years_below)));
}

const oldestChild = 17;
