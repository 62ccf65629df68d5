import type { PhotoRequest } from '@vesika/engine';
import { childRuleFor, type Requirement } from '../../requirements/index.ts';
import type { OriginalRequest } from '../originals/accept-original.ts';

export function engineRequest(
  request: Pick<OriginalRequest, 'background' | 'cropOnly' | 'childAgeYears' | 'answers'>,
  { requirement, basis }: Requirement,
): PhotoRequest {
  const { background, cropOnly, childAgeYears = null, answers = {} } = request;
  return {
    requirement,
    requirementIsDefault: basis === 'default',
    childRule: childRuleFor(requirement, childAgeYears),
    background,
    cropOnly,
    answers,
  };
}
