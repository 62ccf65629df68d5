/**
 * Requirements of passport, visa and ID photos as reviewed data, with lookup and without network. The schemas are in
 * @vesika/requirements/schema.
 */
export { capturedDocuments, findCapturedDocument } from './captured-documents.ts';
export { allChanges, changesOf } from './changes.ts';
export { type ChildRule, childRulesOf, findChildRule } from './child-rules.ts';
export { type Country, findCountry, listCountries } from './countries.ts';
export type { CapturedDocument, RulesChange } from './data-schemas.ts';
export { withEmptyFields } from './empty-fields.ts';
export { firstToKnow, supplyWithSources } from './first-to-know.ts';
export {
  allRequirements,
  documentsOf,
  findRequirement,
  needsVariant,
  type RequirementAnswer,
  type RequirementQuery,
  variantsOf,
} from './lookup.ts';
export { notesOf } from './notes.ts';
export {
  guideCountries,
  idCountries,
  popularIdCodes,
  popularPassportCodes,
  popularVisaCodes,
  supportedVisaCountries,
} from './pages.ts';
export { likelyDocuments, type PlannedDocument, planPhotos, visaRecordFor } from './photo-plan.ts';
export {
  bringsPrints,
  type GlassesPermission,
  glassesPermission,
  type HeadCoveringPolicy,
  headAimMm,
  headCoveringPolicy,
  mainSource,
  refusesCropping,
  refusesEditing,
  refusesOwnPhoto,
  smileAllowed,
  sourceOf,
} from './policies.ts';
export { independentSizeSources, isOfficial, leadingSources } from './records.ts';
export type {
  Authority,
  NamedSource,
  PhotoRequirement,
  RequirementSource,
  RuledFact,
  SupplyRoute,
  Verified,
} from './schema.ts';
export { findNamedCountry } from './search/named-country.ts';
export { searchedPlaces } from './search/searched-places.ts';
export {
  groupBySharedPhoto,
  jointHeadHeight,
  photoDifferencesBetween,
} from './shared-photo.ts';
export { extractOf, type SourceExtract } from './source-extracts.ts';
export { hasEnded, type StaleSource, staleSources } from './stale-sources.ts';
export {
  type AcknowledgedWarning,
  type AppearanceRule,
  type Application,
  acknowledgedWarnings,
  applications,
  type BackgroundColour,
  type BandFact,
  backgroundColours,
  bandFacts,
  type CoveringGround,
  type DocumentType,
  documentTypes,
  type Edit,
  type ExpressionPolicy,
  type GlassesCondition,
  type GlassesPolicy,
  glassesConditions,
  type Level,
  levels,
  type PhotoDifference,
  photoDifferences,
  type Region,
  type RelaxableCheck,
  regions,
  relaxableChecks,
  type SupplyDetail,
  type SupplyKind,
  supplyKinds,
  type TravelDocumentType,
  travelDocumentTypes,
  type WarningCode,
  warningCodes,
} from './vocabulary.ts';
export { cropsOnlyByDefault, type Warning, warningsFor } from './warnings.ts';
