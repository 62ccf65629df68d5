import { withEmptyFields } from './empty-fields.ts';
import type { RequirementSource } from './schema.ts';
import { storedData } from './stored.ts';
import type { ChildGuidance, DocumentType, RelaxableCheck } from './vocabulary.ts';

/** The rule of an authority for children below an age. */
export interface ChildRule {
  ageYearsBelow: number;
  /** Checks that do not count. */
  relaxed: readonly RelaxableCheck[];
  /** Checks whose failure the rule neither forgives nor confirms, so that it counts as undetermined. */
  leftOpen: readonly RelaxableCheck[];
  /** The band for children, if the authority has one; its source is null if it is that of the rule. */
  headHeight: { minMm: number; maxMm: number; source: RequirementSource | null } | null;
  /** Statements on taking the photo, each list with its source. */
  guidance: readonly { says: readonly ChildGuidance[]; source: RequirementSource }[];
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
