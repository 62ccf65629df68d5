export { type CheckMailing, mailDecision } from './check-mail.ts';
export { findOffer, findTerms, setTerms } from './offer.ts';
export { isTimeZone } from './open-hours.ts';
export { decide } from './order-check.ts';
export { registerHumanCheck } from './register.ts';
export { returnLateChecks } from './return-late.ts';
