import type { ChildRule, PhotoRequirement } from '@vesika/requirements';
import { runChecks } from './checks/index.ts';
import { outputSize } from './compose/output-size.ts';
import { photoLimits } from './limits/photo-limits.ts';
import { componentsOf } from './quality/components.ts';
import type { Answers, PhotoReport } from './report.ts';

/** By what a photo is judged: all that may change after it was made. */
export interface Judgeship {
  requirement: PhotoRequirement;
  requirementIsDefault?: boolean;
  childRule?: ChildRule | null;
  answers?: Answers;
  /** As asked for when it was made. */
  dpi?: number;
}

/** What was measured when it was made. */
export type Measured = Pick<PhotoReport, 'photo' | 'measures' | 'natives'>;

/** Pure: the same measures judged anew whenever rules or answers change. */
export function judgePhoto(
  measured: Measured,
  { requirement, requirementIsDefault, childRule = null, answers = {}, dpi }: Judgeship,
): Pick<PhotoReport, 'ok' | 'checks' | 'components'> {
  const checks = runChecks({
    ...measured,
    requirement,
    limits: photoLimits(requirement, requirementIsDefault, childRule),
    expectedSize: outputSize(requirement, dpi),
    answers,
    childRule,
  });
  return {
    ok: checks.every(({ verdict }) => verdict === 'pass'),
    checks,
    components: componentsOf(measured),
  };
}
