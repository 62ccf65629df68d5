import type { RequirementAnswer } from '@vesika/contract';
import type { CheckId, OriginalReport } from '@vesika/report';

export type ChildRule = RequirementAnswer['child_rules'][number];

export function ruleForAge(rules: readonly ChildRule[], ageYears: number): ChildRule | null {
  return rules.find((rule) => ageYears < rule.age_years_below) ?? null;
}

export function adultAge(rules: readonly ChildRule[]): number {
  return Math.min(oldestChild, Math.max(0, ...rules.map((rule) => rule.age_years_below)));
}

/** Ages to choose from: up to the first that adult requirements apply to, and those of small children in any case. */
export function selectableAges(rules: readonly ChildRule[]): number[] {
  return Array.from({ length: Math.max(adultAge(rules), smallChildBelow) + 1 }, (_, age) => age);
}

/** Below this age the size of a hand tells whether it is the child's own. */
const smallChildBelow = 6;
const oldestChild = 17;

/** Faults of small children's photos, which the rules for children may allow. */
const faultsOfChildren: ReadonlySet<CheckId> = new Set([
  'supporting-hand',
  'eyes-open',
  'gaze',
  'mouth-closed',
  'expression-neutrality',
  'head-pose-yaw',
  'head-pose-pitch',
  'head-pose-roll',
]);

/** Whether the faults of a photo are those of a child's, so that the question whether it is one may help. */
export function looksLikeChild({ findings }: OriginalReport): boolean {
  return findings.some(({ id, verdict }) => verdict === 'fail' && faultsOfChildren.has(id));
}
