import { headCoveringPolicy, type PhotoRequirement } from '@vesika/requirements';
import type { ForbiddenKey, HeadCovering, RequiredKey, RuleItem } from '../country-guide.ts';

/** Where nothing is published: what the international standard lets authorities accept. */
export function headCoveringOf(requirement: Pick<PhotoRequirement, 'headCovering'>): HeadCovering {
  return headCoveringPolicy(requirement) ?? 'both';
}

export function headCoveringRule(requirement: Pick<PhotoRequirement, 'headCovering'>): {
  required: RuleItem<RequiredKey>[];
  forbidden: RuleItem<ForbiddenKey>[];
} {
  const covering = headCoveringOf(requirement);
  const usual = requirement.headCovering ? {} : { usual: true };
  if (covering === 'bare') return { required: [], forbidden: [{ key: 'hatsNoException' }] };
  const required: RuleItem<RequiredKey>[] = [{ key: permission[covering], ...usual }];
  if (requirement.headCovering?.proof) required.push({ key: 'headCoveringProof' });
  return { required, forbidden: [{ key: 'hats', ...usual }] };
}

const permission = {
  religious: 'headCoveringReligious',
  both: 'headCoveringBoth',
  custom: 'headCoveringCustom',
} as const satisfies Record<Exclude<HeadCovering, 'bare'>, RequiredKey>;
