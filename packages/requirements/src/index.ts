/**
 * The rules of passport, visa and ID photos as reviewed data, and the ways to ask for them. Works from the
 * files beside it: no build, no network, nothing read before the first question. The validating schemas
 * are apart, in @vesika/requirements/schema.
 */
export { type ChildRule, childRulesOf, findChildRule } from './child-rules.ts';
export { type Country, findCountry, listCountries } from './countries.ts';
export {
  allRequirements,
  findRequirement,
  type RequirementAnswer,
  type RequirementQuery,
  variantsOf,
} from './lookup.ts';
export {
  findGuideCountry,
  findIdCountry,
  findVisaCountry,
  guideCountries,
  idCountries,
  popularIdCodes,
  popularPassportCodes,
  popularVisaCodes,
  supportedVisaCountries,
} from './pages.ts';
export {
  type GlassesPolicy,
  glassesOf,
  type HeadCoveringPolicy,
  headCoveringOf,
} from './policies.ts';
export type { PhotoRequirement, RequirementSource, Verified } from './schema.ts';
export {
  type DocumentType,
  documentTypes,
  type Region,
  type RelaxableCheck,
  regions,
  relaxableChecks,
  type TravelDocumentType,
  travelDocumentTypes,
} from './vocabulary.ts';
