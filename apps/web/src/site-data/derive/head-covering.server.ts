import { headCoveringOf, type PhotoRequirement } from '@vesika/requirements';
import type { ForbiddenKey, HeadCovering, RequiredKey, RuleItem } from '../country-guide.ts';

export function headCoveringRule(requirement: Pick<PhotoRequirement, 'headCovering'>): {
  required: RuleItem<RequiredKey>[];
  forbidden: RuleItem<ForbiddenKey>[];
} {
  const covering = headCoveringOf(requirement);
  if (covering === 'bare') return { required: [], forbidden: [{ key: 'hatsNoException' }] };
  const required: RuleItem<RequiredKey>[] = [{ key: permission[covering] }];
  if (/signed|proven/i.test(requirement.headCovering)) required.push({ key: 'headCoveringProof' });
  return { required, forbidden: [{ key: 'hats' }] };
}

const permission = {
  religious: 'headCoveringReligious',
  both: 'headCoveringBoth',
  custom: 'headCoveringCustom',
} as const satisfies Record<Exclude<HeadCovering, 'bare'>, RequiredKey>;
