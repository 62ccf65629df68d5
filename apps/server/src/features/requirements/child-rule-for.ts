import { type ChildRule, findChildRule, type PhotoRequirement } from '@vesika/requirements';

/** The record's exemptions for a child of that age; null for adults. */
export function childRuleFor(
  { countryCode, documentType }: Pick<PhotoRequirement, 'countryCode' | 'documentType'>,
  ageYears: number | null,
): ChildRule | null {
  return ageYears === null ? null : findChildRule(countryCode, documentType, ageYears);
}
