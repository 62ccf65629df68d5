import type { Answers, PhotoReport } from '@vesika/report';
import type { ChildRule, PhotoRequirement } from '@vesika/requirements';
import { runChecks } from './checks/index.ts';
import { leastOutputSize, outputSize } from './frame/output-size.ts';
import { photoLimits } from './limits/photo-limits.ts';
import type { Measured } from './measured.ts';
import { componentsOf } from './quality/components.ts';

/** By what a photo is judged: all that may change after it was made. */
export interface JudgingRules {
  requirement: PhotoRequirement;
  requirementIsDefault?: boolean;
  childRule?: ChildRule | null;
  answers?: Answers;
  /** As asked for when it was made. */
  dpi?: number;
}

/** Pure: the same measures judged anew whenever rules or answers change. */
export function judgePhoto(
  measured: Measured,
  { requirement, requirementIsDefault, childRule = null, answers = {}, dpi }: JudgingRules,
): Pick<PhotoReport, 'ok' | 'checks' | 'components'> {
  const checks = runChecks({
    ...measured,
    requirement,
    limits: photoLimits(requirement, requirementIsDefault, childRule),
    expectedSize: sizeMade(measured, requirement, dpi),
    answers,
    childRule,
  });
  return {
    ok: checks.every(({ verdict }) => verdict === 'pass'),
    checks,
    components: componentsOf(measured),
  };
}

/** Of a small original the photo is made at the least density. */
function sizeMade({ photo }: Measured, requirement: PhotoRequirement, dpi: number | undefined) {
  const least = leastOutputSize(requirement);
  return photo.dpi === least.dpi ? least : outputSize(requirement, dpi);
}
