export { type CheckMailing, mailDecision } from './check-mail.ts';
export { decide } from './decide.ts';
export { findOffer } from './offer.ts';
export { isTimeZone } from './open-hours.ts';
export { registerHumanCheck } from './register.ts';
export { returnLateChecks } from './return-late.ts';
export { findTerms, setTerms } from './terms.ts';
