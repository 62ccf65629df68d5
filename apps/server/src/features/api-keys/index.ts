export { deleteApiKeysOf, findApiKey, noteUse } from './api-keys.ts';
export { registerApiKeys } from './register.ts';
