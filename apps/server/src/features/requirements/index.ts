export { inactiveCodes, requireActive } from './active-countries.ts';
export { childRuleFor } from './child-rule-for.ts';
export { firstAnswers, requireAcknowledged } from './first-answers.ts';
export { withNotesIn } from './notes-in.ts';
export {
  type Requirement,
  type RequirementLookup,
  requirementFor,
} from './photo-requirements/requirement-for.ts';
export { registerRequirements } from './register.ts';
