import { headCoveringPolicy, type PhotoRequirement } from '@vesika/requirements';
import type { RequiredKey, RuleItem, RuleLines } from '../rule-item.ts';
import { restsOn } from './rests.server.ts';

type Rule = Pick<PhotoRequirement, 'headCovering'>;

export function headCoveringOf(requirement: Rule) {
  if (requirement.headCovering?.compulsoryFor) return 'women' as const;
  return headCoveringPolicy(requirement) ?? ('both' as const);
}

export function headCoveringRule(requirement: Rule): RuleLines {
  const covering = headCoveringOf(requirement);
  const rests = restsOn(requirement.headCovering);
  if (covering === 'bare') return { required: [], forbidden: [{ key: 'hatsNoException', rests }] };
  const required: RuleItem<RequiredKey>[] = [
    covering === 'women' ? { ...compulsory(requirement), rests } : { key: permission[covering], rests },
  ];
  if (requirement.headCovering?.proof) required.push({ key: 'headCoveringProof', rests });
  return { required, forbidden: [{ key: 'hats', rests }] };
}

function compulsory({ headCovering }: Rule): Omit<RuleItem<RequiredKey>, 'rests'> {
  const age = headCovering?.compulsoryFor?.fromAgeYears ?? null;
  return age === null ? { key: 'headCoveringWomen' } : { key: 'headCoveringWomenFrom', values: { age } };
}

const permission = {
  religious: 'headCoveringReligious',
  both: 'headCoveringBoth',
  custom: 'headCoveringCustom',
} as const satisfies Record<string, RequiredKey>;
