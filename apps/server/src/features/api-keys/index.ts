export { deleteApiKeysOf, findApiKey, noteUse } from './api-keys.ts';
export { registerApiKeys } from './register.ts';
export { forgetRequests, noteRequest } from './requests.ts';
