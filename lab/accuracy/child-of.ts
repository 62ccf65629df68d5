import { findChildRule, type PhotoRequirement } from '@vesika/requirements';
import type { DefaultPerson } from '../people/default-people.ts';

/** The age that a parent states of a child, as an option of a photo. */
export function childOf({ childAgeYears }: DefaultPerson, { countryCode, documentType }: PhotoRequirement) {
  const childRule = childAgeYears === null ? null : findChildRule(countryCode, documentType, childAgeYears);
  return { childRule, childAgeYears };
}
