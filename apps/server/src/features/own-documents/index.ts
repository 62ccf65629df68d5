export { createOwnDocuments } from './own-documents.ts';
export { registerOwnDocuments } from './register.ts';
