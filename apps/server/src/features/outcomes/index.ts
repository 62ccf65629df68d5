export { findAcceptance } from './acceptance.ts';
export { askForOutcomes } from './ask-for-outcomes.ts';
export { bringRefusal, forgetOutcomes, noteOutcomes } from './note-outcomes.ts';
export { createOutcomeLinks } from './outcome-links.ts';
export { registerOutcomes } from './register.ts';
