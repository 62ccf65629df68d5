export { forgetAnswers } from './idempotency.ts';
export { deleteApiKeysOf } from './keys/api-keys.ts';
export { registerApiKeys } from './keys/register.ts';
export { forgetRequests } from './keys/requests.ts';
export { registerPublicApi } from './register.ts';
export { forgetApiJobs } from './serve-jobs.ts';
