import type { PhotoRequirement } from '@vesika/requirements';
import type { ForbiddenKey, HeadCovering, RequiredKey, RuleItem } from '../country-guide.ts';

/** On what grounds the head may be covered; the records say it in a sentence. */
export function headCoveringOf({ headCovering: rule }: Pick<PhotoRequirement, 'headCovering'>): HeadCovering {
  if (/racial|ethnic|national/i.test(rule)) return 'custom';
  if (/medical/i.test(rule)) return 'both';
  if (/religious|hijab|veil/i.test(rule)) return 'religious';
  return 'bare';
}

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
