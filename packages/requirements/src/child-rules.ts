import { withEmptyFields } from './empty-fields.ts';
import type { RequirementSource } from './schema.ts';
import { storedData } from './stored.ts';
import type { DocumentType, RelaxableCheck } from './vocabulary.ts';

/** Exemptions an authority grants to children below an age. */
export interface ChildRule {
  ageYearsBelow: number;
  relaxed: readonly RelaxableCheck[];
  /** The band for children, if the authority has one. */
  headHeight: { minMm: number; maxMm: number } | null;
  source: RequirementSource;
}

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

interface StoredRule extends ChildRule {
  countryCodes: readonly string[];
  documentTypes: readonly DocumentType[];
}

let loaded: readonly StoredRule[] | undefined;

function rules(): readonly StoredRule[] {
  loaded ??= storedData()
    .childRules.map((rule) => withEmptyFields.childRule<StoredRule>(rule))
    .sort((p, q) => p.ageYearsBelow - q.ageYearsBelow);
  return loaded;
}
