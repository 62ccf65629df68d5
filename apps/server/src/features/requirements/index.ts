export { findInactive, type IsInactive, requireActive, switchDocument } from './active-countries.ts';
export { firstAnswers, requireAcknowledged } from './first-answers.ts';
export { measureStaleness } from './measure-staleness.ts';
export { withNotesIn } from './notes-in.ts';
export {
  childRuleFor,
  type Requirement,
  type RequirementLookup,
  requirementFor,
} from './photo-requirements/requirement-for.ts';
export { registerRequirements } from './register.ts';
export { seedCountries } from './seed-countries.ts';
export { findSiteNotes, setSiteNote } from './site-notes.ts';
