import type { ChildRule as StoredRule } from './data-schemas.ts';
import { withEmptyFields } from './empty-fields.ts';
import { storedData } from './stored.ts';
import type { DocumentType } from './vocabulary.ts';

/** The rule of an authority for children below an age. */
export type ChildRule = Omit<StoredRule, 'countryCodes' | 'documentTypes'>;

/** Youngest first; empty if the record has none. */
export function childRulesOf(countryCode: string, documentType: DocumentType): readonly ChildRule[] {
  return rules().filter(
    ({ countryCodes, documentTypes }) =>
      countryCodes.includes(countryCode) && documentTypes.includes(documentType),
  );
}

/** The rule for a child of that age in full years; null if the rules for adults apply. */
export function findChildRule(
  countryCode: string,
  documentType: DocumentType,
  ageYears: number,
): ChildRule | null {
  return (
    childRulesOf(countryCode, documentType).find(({ ageYearsBelow }) => ageYears < ageYearsBelow) ?? null
  );
}

let loaded: readonly StoredRule[] | undefined;

function rules(): readonly StoredRule[] {
  loaded ??= storedData()
    .childRules.map((rule) => withEmptyFields.childRule<StoredRule>(rule))
    .sort((p, q) => p.ageYearsBelow - q.ageYearsBelow);
  return loaded;
}
