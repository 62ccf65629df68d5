import { type ChildRule, findChildRule, type PhotoRequirement } from '@vesika/requirements';

/** What the authority of the record forgives a child of that age; null for adults. */
export function childRuleFor(
  { countryCode, documentType }: Pick<PhotoRequirement, 'countryCode' | 'documentType'>,
  ageYears: number | null,
): ChildRule | null {
  return ageYears === null ? null : findChildRule(countryCode, documentType, ageYears);
}
