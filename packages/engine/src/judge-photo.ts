import type { Answers, PhotoReport } from '@vesika/report';
import type { ChildRule, PhotoRequirement } from '@vesika/requirements';
import { runChecks } from './checks/index.ts';
import { leastOutputSize, outputSize } from './frame/output-size.ts';
import { photoLimits } from './limits/photo-limits.ts';
import type { Measured } from './measured.ts';
import { componentsOf } from './quality/components.ts';

/** Rules by which a photo is judged; all of them may change after it was made. */
export interface JudgingRules {
  requirement: PhotoRequirement;
  requirementIsDefault?: boolean;
  childRule?: ChildRule | null;
  childAgeYears?: number | null;
  answers?: Answers;
  /** The density that was requested when the photo was made. */
  dpi?: number;
}

/** Judges stored measures whenever rules or answers change. Pure: needs no picture. */
export function judgePhoto(
  measured: Measured,
  {
    requirement,
    requirementIsDefault,
    childRule = null,
    childAgeYears = null,
    answers = {},
    dpi,
  }: JudgingRules,
): Pick<PhotoReport, 'ok' | 'checks' | 'components'> {
  const checks = runChecks({
    ...measured,
    requirement,
    limits: photoLimits(requirement, requirementIsDefault, childRule),
    expectedSize: sizeMade(measured, requirement, dpi),
    answers,
    childRule,
    childAgeYears,
  });
  return {
    ok: checks.every(({ verdict }) => verdict === 'pass'),
    checks,
    components: componentsOf(measured),
  };
}

/** The size that the photo was made in: a photo from a small original has the record's least density. */
function sizeMade({ photo }: Measured, requirement: PhotoRequirement, dpi: number | undefined) {
  const least = leastOutputSize(requirement);
  return photo.dpi === least.dpi ? least : outputSize(requirement, dpi);
}
