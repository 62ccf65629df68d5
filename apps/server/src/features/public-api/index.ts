export { forgetAnswers } from './idempotency.ts';
export { registerPublicApi } from './register.ts';
export { forgetApiJobs } from './serve-jobs.ts';
