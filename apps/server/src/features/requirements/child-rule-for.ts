import { type ChildRule, findChildRule, type PhotoRequirement } from '@vesika/requirements';

export function childRuleFor(
  { countryCode, documentType }: Pick<PhotoRequirement, 'countryCode' | 'documentType'>,
  ageYears: number | null,
): ChildRule | null {
  return ageYears === null ? null : findChildRule(countryCode, documentType, ageYears);
}
