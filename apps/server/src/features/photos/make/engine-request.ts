import type { PhotoRequest } from '@vesika/engine';
import { childRuleFor, type Requirement } from '../../requirements/index.ts';
import type { OriginalRequest } from '../originals/accept-original.ts';

export function engineRequest(
  request: Pick<OriginalRequest, 'background' | 'cropOnly' | 'childAgeYears' | 'answers'> &
    Partial<Pick<OriginalRequest, 'backgroundColour' | 'face' | 'mirror'>>,
  { requirement, basis }: Requirement,
): PhotoRequest {
  const {
    background,
    backgroundColour,
    face,
    mirror,
    cropOnly,
    childAgeYears = null,
    answers = {},
  } = request;
  return {
    requirement,
    requirementIsDefault: basis === 'default',
    childRule: childRuleFor(requirement, childAgeYears),
    childAgeYears,
    background,
    cropOnly,
    answers,
    ...(backgroundColour !== undefined && { backgroundColour }),
    ...(face !== undefined && { face }),
    ...(mirror && { mirror }),
  };
}
